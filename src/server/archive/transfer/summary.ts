import { entities, entityNames } from '../../../model/schema/entities';
import { imageColumn } from '../../../model/schema/rowNames';
import type { Notes } from './notes';
import type { IncomingRows } from './readBulkLoad';

/** The pictures whose link begins with `http:`. A browser blocks them on a page that came over HTTPS. */
export function countInsecurePictures(incoming: IncomingRows): number {
  return entityNames.reduce((sum, name) => {
    const column = imageColumn(name);
    const rows = column === undefined ? [] : (incoming.get(entities[name].collection) ?? []);
    return sum + rows.filter((row) => /^http:/i.test(String(row[column ?? '']))).length;
  }, 0);
}

/**
 * The counts at the end of the report of an import; nothing for a count of 0.
 * @param hint - what becomes of the pictures with an `http:` link
 */
export function summaryOf(notes: Notes, incoming: IncomingRows, hint: string): readonly string[] {
  const insecure = countInsecurePictures(incoming);
  const lines: readonly (readonly [count: number, thing: string, rest: string])[] = [
    [notes.leftOut, 'note', 'about what is left out (rows, values, fields or collections)'],
    [notes.cleaned, 'rich text', 'cleaned: formatting that the site does not have was removed'],
    [notes.paragraphs, 'plain text', 'turned into paragraphs, with the same line breaks'],
    [insecure, 'picture', `with an http: link, which browsers block on an https: site${hint}`],
  ];
  return lines
    .filter(([count]) => count > 0)
    .map(([count, thing, rest]) => `${count} ${count === 1 ? thing : `${thing}s`} ${rest}.`);
}
