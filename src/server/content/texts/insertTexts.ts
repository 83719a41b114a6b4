import type { ContentWriter } from '../contentWriter';
import { textTable } from '../rows/tables';
import type { NewText } from './textRepository';
import { normalizeTextResource, rejectDuplicate } from './textRepository';
import { textIdentity } from './textRow';

const keysOfRepeated = (texts: readonly NewText[]): readonly string[] => {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const identity = textIdentity(text);
    if (seen.has(identity)) return [text.object_key];
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
