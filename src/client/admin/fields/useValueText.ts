import { useCallback } from 'react';
import { formatAvailability } from '../../../model/format/availability';
import { formatDay } from '../../../model/format/formatDay';
import type { FormatNumber } from '../../../model/format/numbers';
import type { Field } from '../../../model/schema/fields';
import { isValue } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import type { TextId } from '../../../model/text/textId';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import type { TextOf } from '../../ui/text/useTexts';
import { useTexts } from '../../ui/text/useTexts';
import { useAnyText } from './labels';
import { useReferenceName } from './rowNames';

type Choice = Extract<Field, { kind: 'choice' }>;

const choiceText = ({ options }: Choice, value: string, anyText: (text: TextId) => string): string => {
  const option = options.find((each) => String(each.value) === value);
  return option ? anyText(option.label) : value;
};

interface ValueWords {
  readonly anyText: (text: TextId) => string;
  readonly shared: TextOf<'shared'>;
  readonly admin: TextOf<'admin'>;
  readonly language: Language;
  readonly formatNumber: FormatNumber;
  readonly referenceName: ReturnType<typeof useReferenceName>;
}

const textOf = (field: Field, value: unknown, words: ValueWords): string => {
  const { anyText, shared, admin, language, formatNumber, referenceName } = words;
  const text = isValue(value) ? String(value) : '';
  switch (field.kind) {
    case 'choice':
      return choiceText(field, text, anyText);
    case 'availability':
      return formatAvailability(text, language, shared);
    case 'date':
      return formatDay(text, language, { year: 'numeric' });
    case 'brandFlag':
      return admin(value === true ? 'brand-group-propane' : 'brand-group-fuel');
    case 'measure':
      return formatNumber(text, field.unit);
    case 'parent':
    case 'reference':
      return referenceName(field.entity, value);
    case 'text':
    case 'localizedText':
    case 'localizedRichText':
    case 'email':
    case 'telephone':
    case 'time':
    case 'image':
    case 'file':
    case 'company':
    case 'soldAt':
    case 'order':
      return text;
  }
};

/**
 * Returns the text of a value: the label of a choice, a day in words, a number with its unit, the name of a row or of brands, or
 * the value itself. A new kind of field does not compile until it is listed above.
 */
export function useValueText() {
  const anyText = useAnyText();
  const shared = useTexts('shared');
  const admin = useTexts('admin');
  const language = useAppSelector(selectLanguage);
  const formatNumber = useNumberFormat();
  const referenceName = useReferenceName();
  return useCallback(
    (field: Field, value: unknown): string =>
      textOf(field, value, { anyText, shared, admin, language, formatNumber, referenceName }),
    [anyText, shared, admin, language, formatNumber, referenceName],
  );
}
