import { splitHtml } from '../../../../model/admin/onPage/marks';
import type { FieldSource, PageDraft, PageSource } from '../../../../model/admin/onPage/pageSource';
import type { Column } from '../../../../model/schema/fields';
import { columnsOfEntity, isValue } from '../../../../model/schema/rows';
import type { StoredRow } from '../../../store/content/storedRow';
import { selectRow } from '../../../store/selectors';
import type { RootState } from '../../../store/store';
import { parseHtml } from '../../../ui/text/parseHtml';
import { isMarkable } from './markState';
import { formsOf } from './shownValues';

/** A text of a draft in the language of the page. */
interface DraftText {
  readonly source: PageSource;
  /** The words between its formatting; a plain text is one run. */
  readonly runs: readonly string[];
}

/** A value of a draft that carries no mark, in the forms in which pages write it. */
export interface DraftValue {
  readonly source: FieldSource;
  readonly forms: readonly string[];
}

/** The parts of a draft that the page shows. */
export interface ShownDraft {
  readonly texts: readonly DraftText[];
  readonly values: readonly DraftValue[];
  /** Everything else, except the other language: where it changes, the page has to be rendered. */
  readonly rest: string;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The stored text of a target in each language. */
const textsOf = ({ resources }: RootState, { target }: PageDraft) =>
  target.kind === 'text'
    ? Object.values(resources.entities).filter(
        ({ object_key: key, page }) => key === target.key && page === target.page,
      )
    : [];

/** The draft with the stored values, shown while nothing is typed. */
export function storedDraft(state: RootState, draft: PageDraft): PageDraft {
  const { target, values } = draft;
  if (target.kind !== 'row')
    return {
      target,
      values: Object.fromEntries(textsOf(state, draft).map(({ language, resource }) => [language, resource])),
    };
  const row: StoredRow | undefined = selectRow(state, target.entity, target.id);
  return { target, values: Object.fromEntries(Object.keys(values).map((name) => [name, row?.[name]])) };
}

/** The words of a run of HTML. */
const decoded = (run: string): string =>
  run.includes('&')
    ? parseHtml(`<p>${run}</p>`)
        .flatMap((node) => (typeof node === 'string' ? [] : node.children))
        .filter((node) => typeof node === 'string')
        .join('')
    : run;

/**
 * A text of a draft. `rest` has the part that cannot be written as words: the formatting, or the other
 * language, which the page shows for an empty text.
 */
const shownText = (source: PageSource, value: string, isHtml: boolean, other: unknown): ShownDraft => {
  if (value.trim() === '') return { texts: [], values: [], rest: JSON.stringify([value, other]) };
  if (!isHtml) return { texts: [{ source, runs: [value] }], values: [], rest: '' };
  const { runs, formatting } = splitHtml(value);
  return { texts: [{ source, runs: runs.map(decoded) }], values: [], rest: formatting };
};

/** A value of a draft in a column without marks. */
const shownValue = (source: FieldSource, column: Column, value: unknown, state: RootState): ShownDraft => {
  const forms = formsOf(column, isValue(value) ? String(value) : '', state);
  return forms.length === 0 || forms.some((form) => form.trim() === '')
    ? { texts: [], values: [], rest: JSON.stringify(value) }
    : { texts: [], values: [{ source, forms }], rest: '' };
};

const together = (parts: readonly ShownDraft[]): ShownDraft => ({
  texts: parts.flatMap(({ texts }) => texts),
  values: parts.flatMap(({ values }) => values),
  rest: JSON.stringify(parts.map(({ rest }) => rest)),
});

/** The parts of a draft that the page shows in its language. */
export function shownDraft(state: RootState, draft: PageDraft): ShownDraft {
  const { language } = state;
  const { target, values } = draft;
  if (target.kind !== 'row') {
    const isHtml = textsOf(state, draft).some((text) => text.isHtml);
    return shownText(target, wordsOf(values[language]), isHtml, values);
  }
  const { entity, id } = target;
  const columns = columnsOfEntity(entity).filter(
    (column) => column.name in values && (column.language ?? language) === language,
  );
  return together(
    columns.map((column) => {
      const {
        name,
        fieldName: field,
        field: { kind },
      } = column;
      const source = { kind: 'field', entity, id, field } as const;
      return isMarkable(column)
        ? shownText(source, wordsOf(values[name]), kind === 'localizedRichText', values)
        : shownValue(source, column, values[name], state);
    }),
  );
}
