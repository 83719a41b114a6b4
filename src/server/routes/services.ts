import type PQueue from 'p-queue';
import type { KnownPasswords } from '../accounts/passwords/knownPasswords';
import type { Sessions } from '../accounts/sessions';
import type { BackupStateCache } from '../archive/automatic/backupSchedule';
import type { Config } from '../config';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import type { LoadShedding } from '../http/loadShedding';
import type { InquiryContext } from '../inquiries/inquiryContext';
import type { Integrity } from '../database/integrity';
import type { DocumentTexts } from '../documents/documentTexts';
import type { Files } from '../files/fileStore';
import type { Scanner } from '../files/scan';
import type { ImageRegister } from '../images/imageRegister';
import type { Variants } from '../images/variants';
import type { Notices } from '../mail/notices';

/** The services that the routes use. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly content: ContentStore;
  readonly backupStates: BackupStateCache;
  readonly integrity: Integrity;
  readonly loadShedding: LoadShedding;
  readonly sessions: Sessions;
  readonly knownPasswords: KnownPasswords;
  readonly notices: Notices;
  readonly inquiries: InquiryContext;
  readonly files: Files;
  readonly scanner: Scanner;
  readonly documentTexts: DocumentTexts;
  readonly imageRegister: ImageRegister;
  readonly variants: Variants;
  /** The queue in which images are decoded. */
  readonly imageQueue: PQueue;
}
