import type { FieldSource, PageTarget } from '../../../../model/admin/onPage/pageSource';
import type { DomMarks } from './DomMarks';
import type { DraftValue, ShownDraft } from './draftWords';
import type { PageScan } from './scanPage';
import { normalizeSpaces } from './shownValues';

const isSameList = (one: readonly string[], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Whether an element shows this field and nothing else. */
const showsOnly = ([target, ...others]: readonly PageTarget[], { entity, id, field }: FieldSource): boolean =>
  others.length === 0 &&
  target?.kind === 'row' &&
  target.entity === entity &&
  target.id === id &&
  target.fields.join() === field;

interface PaintedPage {
  readonly marks: DomMarks;
  readonly scan: PageScan;
}

/** Writes a value into the elements that show it alone. @returns whether there are such elements */
const paintValue = (
  { marks, scan }: PaintedPage,
  { forms: last }: DraftValue,
  { source, forms }: DraftValue,
): boolean => {
  const places = [...scan.elements].filter(([, targets]) => showsOnly(targets, source));
  const nodes = places.flatMap(([element]) => [...element.childNodes]);
  const shown = last.map(normalizeSpaces);
  const written = nodes.map((node) => {
    const words = node.nodeType === Node.TEXT_NODE ? normalizeSpaces(node.nodeValue ?? '') : '';
    const next = words === '' ? undefined : forms[shown.indexOf(words)];
    if (next !== undefined) marks.write(node, next);
    return next !== undefined;
  });
  return written.includes(true);
};

/**
 * Writes the values that were typed since `last` into the page.
 * @returns the work that is left: none; to render the page once typing pauses, because other parts may depend
 * on a written value; or to render it now, because a value could not be written
 */
export function paintDraft(page: PaintedPage, last: ShownDraft, next: ShownDraft): 'done' | 'later' | 'now' {
  const changed = next.values.flatMap((value, index) => {
    const before = last.values[index];
    return before && !isSameList(value.forms, before.forms) ? [[before, value] as const] : [];
  });
  const isPainted =
    last.rest === next.rest &&
    next.texts.every(({ source, runs }, index) => {
      const before = last.texts[index]?.runs ?? [];
      return isSameList(runs, before) || page.marks.paint(source, before, runs);
    }) &&
    changed.every(([before, value]) => paintValue(page, before, value));
  if (!isPainted) return 'now';
  return changed.length > 0 ? 'later' : 'done';
}
