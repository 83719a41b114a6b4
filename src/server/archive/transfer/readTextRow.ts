import { maxRichTextLength } from '../../../model/limits';
import { readText } from '../../../model/schema/rows';
import type { WireRow } from '../../content/rows/tables';
import { textTable } from '../../content/rows/tables';
import { normalizeTextResource } from '../../content/texts/textRepository';
import { AppError } from '../../errors';
import type { Notes } from './notes';
import { formatValue } from './notes';
import { isCleaned, isId } from './readEntityRow';

const placeOf = (raw: Readonly<Record<string, unknown>>) => ({
  collection: textTable.name,
  id: `${formatValue(raw.id)} (${formatValue(raw.object_key)}, ${formatValue(raw.language)})`,
});

/** Reads a text. @returns undefined, with a note, if it has no valid id, key or language, or is too long */
export function readTextRow(raw: Readonly<Record<string, unknown>>, notes: Notes): WireRow | undefined {
  const text = readText(raw);
  if (!text || !isId(text.id) || text.object_key.trim() === '') {
    notes.add('textIncomplete', placeOf(raw));
    return undefined;
  }
  if (raw.resource !== null && typeof raw.resource !== 'string')
    notes.add('textNotString', placeOf(raw), { value: formatValue(raw.resource) });
  try {
    const normalized = normalizeTextResource(text);
    if (text.isHtml && isCleaned(text.resource, normalized.resource)) notes.countCleaned(textTable.name);
    return { ...normalized, id: text.id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    notes.add(error.code === 'fieldTooDeep' ? 'textTooDeep' : 'textTooLong', placeOf(raw), {
      limit: maxRichTextLength,
    });
    return undefined;
  }
}
