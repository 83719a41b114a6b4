import { noProgress } from '../../../src/server/archive/backup/progress';
import { contentJson } from '../../../src/server/archive/transfer/exportContent';
import { importContent } from '../../../src/server/archive/transfer/importContent';
import { Notes } from '../../../src/server/archive/transfer/notes';
import { readBulkLoad } from '../../../src/server/archive/transfer/readBulkLoad';
import type { TestServer } from './server/testServer';

type ApiBody = Readonly<Record<string, unknown>>;

/** Imports content. @returns the notes of the import */
export async function importInto(
  { database }: TestServer,
  content: ApiBody,
  replace = false,
): Promise<readonly string[]> {
  const notes = new Notes();
  await importContent(database, await readBulkLoad(content, notes), { replace, progress: noProgress });
  return notes.lines;
}

/** The stored content, in the shape of the bulk load. */
export async function contentOf({
  database,
}: TestServer): Promise<Record<string, Record<string, unknown>[]>> {
  return JSON.parse(await contentJson(database)) as Record<string, Record<string, unknown>[]>;
}

/** A text as an API response of a back-end has it. */
export function backendText(id: number, values: ApiBody = {}): ApiBody {
  return {
    id,
    object_key: 'title',
    language: 'en',
    page: 'home',
    resource: `Text ${id}`,
    isHtml: false,
    ...values,
  };
}
