import { useCallback } from 'react';
import { formatAvailability } from '../../../model/format/availability';
import { formatDay } from '../../../model/format/formatDay';
import type { Field } from '../../../model/schema/fields';
import { isValue } from '../../../model/schema/rows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { useAnyText } from './labels';
import { useReferenceName } from './rowNames';

/** Whether a field's values are shown as other words than they are stored. */
export function isWorded({ kind }: Field): boolean {
  return ['choice', 'availability', 'reference', 'parent', 'brandFlag', 'date'].includes(kind);
}

/** Returns the text of a value: the label of a choice, a day in words, the name of a row or of brands, or the value itself. */
export function useValueText() {
  const anyText = useAnyText();
  const shared = useTexts('shared');
  const admin = useTexts('admin');
  const language = useAppSelector(selectLanguage);
  const referenceName = useReferenceName();
  return useCallback(
    (field: Field, value: unknown): string => {
      const text = isValue(value) ? String(value) : '';
      switch (field.kind) {
        case 'choice': {
          const option = field.options.find((each) => String(each.value) === text);
          return option ? anyText(option.label) : text;
        }
        case 'availability':
          return formatAvailability(text, language, shared);
        case 'date':
          return formatDay(text, language, { year: 'numeric' });
        case 'brandFlag':
          return admin(value === true ? 'brand-group-propane' : 'brand-group-fuel');
        case 'parent':
        case 'reference':
          return referenceName(field.entity, value);
        default:
          return text;
      }
    },
    [anyText, shared, admin, language, referenceName],
  );
}
