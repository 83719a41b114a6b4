import { silent } from '../../../src/server/archive/backup/progress';
import { contentJson } from '../../../src/server/archive/transfer/exportContent';
import { importContent } from '../../../src/server/archive/transfer/importContent';
import { Notes } from '../../../src/server/archive/transfer/notes';
import { readAnswer } from '../../../src/server/archive/transfer/readAnswer';
import type { TestServer } from './testServer';

type Answer = Readonly<Record<string, unknown>>;

/** Moves content in. @returns what was noted */
export const moveIn = async (
  { database }: TestServer,
  content: Answer,
  replace = false,
): Promise<readonly string[]> => {
  const notes = new Notes();
  await importContent(database, readAnswer(content, notes), { replace, progress: silent });
  return notes.lines;
};

/** What is stored, as the bulk load answers it. */
export const contentOf = async ({
  database,
}: TestServer): Promise<Record<string, Record<string, unknown>[]>> =>
  JSON.parse(await contentJson(database)) as Record<string, Record<string, unknown>[]>;

/** A text as a back-end answers it. */
export const answeredText = (id: number, values: Answer = {}): Answer => ({
  id,
  object_key: 'title',
  language: 'en',
  page: 'home',
  resource: `Text ${id}`,
  isHtml: false,
  ...values,
});
