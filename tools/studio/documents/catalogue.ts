import { join } from 'node:path';
import { languages } from '../../../src/model/site/languages';
import { folders } from '../folders';
import { dataSheets } from './dataSheets/sheets';
import { inspectionSchedule } from './inspectionSchedule';
import type { PrintedDocument } from './layout';
import { printedIn } from './layout';
import { loadingGuide } from './loadingGuide';

const written = { 'loading-guide': loadingGuide, 'inspection-schedule': inspectionSchedule };

/** Every PDF of the site: its file and what it says. */
export const documents: readonly (readonly [file: string, printed: PrintedDocument])[] = [
  ...Object.entries(written).flatMap(([name, document]) =>
    languages.map((language): [string, PrintedDocument] => [
      join(folders.documents, `${name}-${language}.pdf`),
      printedIn(language, document),
    ]),
  ),
  ...dataSheets.map(([fileName, sheet]): [string, PrintedDocument] => [
    join(folders.dataSheets, fileName),
    sheet,
  ]),
];
