import { join } from 'node:path';
import type { Brand } from '../../../src/model/site/brands';
import { brandIds, brandList } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import { documentUrl } from '../../../src/model/site/screens/documents';
import { folders } from '../folders';
import { dataSheets } from './dataSheets/sheets';
import { inspectionSchedule } from './inspectionSchedule';
import type { PrintedDocument } from './layout';
import { printedIn } from './layout';
import { loadingGuide } from './loadingGuide';

/** A PDF of the site. */
export interface DocumentFile {
  readonly file: string;
  /** The name by which the search knows it. The brands' printings of a guide have one name, for one of them is enough. */
  readonly name: string | undefined;
  readonly printed: PrintedDocument;
}

const written = { 'loading-guide': loadingGuide, 'inspection-schedule': inspectionSchedule };

const guides = (brand: Brand, language: Language): readonly DocumentFile[] =>
  Object.entries(written).map(([name, document]) => ({
    file: join(folders.public, documentUrl(name, language, brand)),
    name: brand.id === brandIds[0] ? name : undefined,
    printed: printedIn(language, document, brand),
  }));

/** Every PDF of the site: its file and what it says. */
export const documents: readonly DocumentFile[] = [
  ...brandList.flatMap((brand) => languages.flatMap((language) => guides(brand, language))),
  ...dataSheets.map(([fileName, printed]) => ({
    file: join(folders.dataSheets, fileName),
    name: fileName,
    printed,
  })),
];
