import { formatAvailability } from '../../../../model/format/availability';
import { formatDay } from '../../../../model/format/formatDay';
import { addNoBreakSpaces, numberFormatOf } from '../../../../model/format/numbers';
import { formatTime } from '../../../../model/format/times';
import type { EntityName } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { isEditable } from '../../../../model/schema/fields';
import { columnsOfEntity } from '../../../../model/schema/rows';
import type { Language } from '../../../../model/site/languages';
import { lookupBrandText } from '../../../../model/text/brandTexts';
import type { TextId } from '../../../../model/text/textId';
import { parseTextId } from '../../../../model/text/parseTextId';
import { fillPlaceholders } from '../../../../model/text/texts';
import type { StoredRow } from '../../../store/content/storedRow';
import { selectBrand, selectTextIndex } from '../../../store/selectors';
import type { RootState } from '../../../store/store';

/** Words as people see them: any space is one space. */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

const textIn = (state: RootState, id: TextId, values: Readonly<Record<string, string>> = {}): string => {
  const { key, stored } = parseTextId(id);
  const text = lookupBrandText(
    selectTextIndex(state),
    selectBrand(state),
    state.language,
    key,
    stored ?? undefined,
  );
  return text ? fillPlaceholders(text.resource, values) : '';
};

const dayForms = (day: string, language: Language): readonly string[] =>
  [{}, { year: 'numeric' }, { weekday: 'long' }, { weekday: 'long', year: 'numeric' }].map(
    (parts) => formatDay(day, language, parts as Parameters<typeof formatDay>[2]), // one of its forms
  );

/** How pages write the value of a column in the current language; none for a value that pages never write. */
export function formsOf({ field, language }: Column, value: string, state: RootState): readonly string[] {
  const formatNumber = numberFormatOf(state.language);
  switch (field.kind) {
    case 'text':
    case 'localizedText':
      if (language !== undefined && language !== state.language) return [value];
      return [value, addNoBreakSpaces(value), formatNumber(value)];
    case 'email':
    case 'telephone':
    case 'file':
      return [value];
    case 'measure':
      return [value, formatNumber(value, field.unit), formatNumber(value)];
    case 'time':
      return [formatTime(value, state.language)];
    case 'date':
      return dayForms(value, state.language);
    case 'choice':
      return field.options
        .filter((option) => String(option.value) === value)
        .map(({ label }) => textIn(state, label));
    case 'availability':
      return [
        formatAvailability(value, state.language, (key, values) => textIn(state, `shared/${key}`, values)),
      ];
    case 'localizedRichText':
    case 'image':
    case 'company':
    case 'soldAt':
    case 'reference':
    case 'parent':
    case 'order':
    case 'brandFlag':
      return [];
  }
}

/** A field of a row and a form in which pages write it. */
export interface ShownValue {
  readonly field: string;
  readonly words: string;
}

/** The values of a row in the forms in which pages write them. */
export function shownValues(entity: EntityName, row: StoredRow, state: RootState): readonly ShownValue[] {
  return columnsOfEntity(entity)
    .filter(({ field }) => isEditable(field))
    .flatMap((column) => {
      const forms = formsOf(column, String(row[column.name] ?? ''), state).map(normalizeSpaces);
      return [...new Set(forms)]
        .filter((words) => words !== '')
        .map((words) => ({ field: column.fieldName, words }));
    });
}
