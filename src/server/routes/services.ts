import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config';
import type { ContentStore } from '../database/contentStore';
import type { Database } from '../database/database';
import type { Files } from '../files/fileStore';

/** What routes work with. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly content: ContentStore;
  readonly sessions: Sessions;
  readonly files: Files;
}
