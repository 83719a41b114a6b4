import { maxRichTextLength } from '../../../model/limits';
import { readText } from '../../../model/schema/rows';
import type { WireRow } from '../../database/tables';
import { normalizeTextResource } from '../../content/textRepository';
import { AppError } from '../../errors';
import type { Notes } from './notes';
import { shown } from './notes';
import { isCleaned, isId } from './readEntityRow';

/** The unique identity of a text: page, key and language. */
export function textIdentity({ page, object_key: key, language }: WireRow): string {
  return JSON.stringify([page ?? '', key, language]);
}

const nameOf = (raw: Readonly<Record<string, unknown>>): string =>
  `${shown(raw.id)} (${shown(raw.object_key)}, ${shown(raw.language)})`;

/** Reads a text. @returns undefined, with a note, if it has no valid id, key or language, or is too long */
export function readTextRow(raw: Readonly<Record<string, unknown>>, notes: Notes): WireRow | undefined {
  const text = readText(raw);
  if (!text || !isId(text.id) || text.object_key.trim() === '') {
    notes.add(`resources ${nameOf(raw)}: a text needs an id, a key and a language of the site; left out`);
    return undefined;
  }
  if (raw.resource !== null && typeof raw.resource !== 'string')
    notes.add(`resources ${nameOf(raw)}: 'resource' is ${shown(raw.resource)}, which is not a string`);
  try {
    const normalized = normalizeTextResource(text);
    if (text.isHtml && isCleaned(text.resource, normalized.resource)) notes.cleaned += 1;
    return { ...normalized, id: text.id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem =
      error.code === 'fieldTooDeep' ? 'nested too deeply' : `longer than ${maxRichTextLength} characters`;
    notes.add(`resources ${nameOf(raw)}: it is ${problem}; left out`);
    return undefined;
  }
}
