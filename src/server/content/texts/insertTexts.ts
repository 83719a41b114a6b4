import type { ContentWriter } from '../contentWriter';
import { textTable } from '../rows/tables';
import type { NewText } from './textRepository';
import { normalizeTextResource, pageOf, rejectDuplicate } from './textRepository';

const keysOfRepeated = (texts: readonly NewText[]): readonly string[] => {
  const seen = new Set<string>();
  return texts.flatMap(({ page, object_key: key, language }) => {
    const identity = JSON.stringify([pageOf(page), key, language]);
    if (seen.has(identity)) return [key];
    seen.add(identity);
    return [];
  });
};

/** Adds texts that the site does not have. @throws AppError if one of them is there twice */
export async function insertTexts(writer: ContentWriter, texts: readonly NewText[]): Promise<void> {
  const rows = texts.map((text) => ({ values: { ...normalizeTextResource(text) } }));
  await writer
    .insertMany(textTable, rows)
    .catch((error: unknown) => rejectDuplicate(error, keysOfRepeated(texts).join(', ')));
}
