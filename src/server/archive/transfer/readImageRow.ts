import { defaultDescription, imageCollection, maxAltLength } from '../../../model/images/variants';
import type { WireRow } from '../../content/rows/tables';
import { stripInvalidCharacters } from '../../content/rows/fieldCodecs';
import { imageTypeOf } from '../../images/imageTypes';
import type { Notes } from './notes';
import { formatValue } from './notes';

const percentage = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : fallback;

const alt = (value: unknown): string =>
  typeof value === 'string' ? [...stripInvalidCharacters(value)].slice(0, maxAltLength).join('') : '';

/**
 * Reads the description of an image.
 * @returns undefined if there is none, or, with a note, if the image name is invalid
 */
export function readImageRow(raw: Readonly<Record<string, unknown>>, notes: Notes): WireRow | undefined {
  if (raw.id === null) return undefined;
  const { name } = raw;
  if (typeof name !== 'string' || imageTypeOf(name) === undefined) {
    notes.add('unknownImage', { collection: imageCollection }, { name: formatValue(name) });
    return undefined;
  }
  return {
    id: 0, // set by the plan
    name,
    focalX: percentage(raw.focalX, defaultDescription.focalX),
    focalY: percentage(raw.focalY, defaultDescription.focalY),
    altEn: alt(raw.altEn),
    altFr: alt(raw.altFr),
  };
}
