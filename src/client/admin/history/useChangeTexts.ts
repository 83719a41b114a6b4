import { useCallback, useMemo } from 'react';
import { isEntityName } from '../../../model/schema/entities';
import { isEditable } from '../../../model/schema/fields';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { selectLanguage } from '../../store/selectors';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useColumnLabel } from '../fields/labels';
import { useValueText } from '../fields/useValueText';
import { useDescriptionWords } from '../images/useDescriptionWords';
import { useTimeText } from '../list/useTimeText';
import { usePageName } from '../controls/usePageName';
import type { ChangeTexts } from './changeTexts';
import { nameOfRow } from './rowOfHistory';

/** The label of a column, as in the editors if it has a field there. */
const useLabel = (): ChangeTexts['label'] => {
  const text = useTexts('history');
  const admin = useTexts('admin');
  const toast = useTexts('toast');
  const columnLabel = useColumnLabel();
  return useCallback(
    (column) => {
      const { field } = column;
      switch (field.kind) {
        case 'order':
          return text('position');
        case 'brandFlag':
          return admin('brand-group');
        case 'parent': {
          if (isEditable(field) || !isEntityName(field.entity)) return columnLabel(column);
          const thing = toast(`thing-${field.entity}`);
          return thing.charAt(0).toUpperCase() + thing.slice(1);
        }
        default:
          return columnLabel(column);
      }
    },
    [text, admin, toast, columnLabel],
  );
};

/** The words for values that are stored as codes, numbers or flags. */
const useValueWords = (): Pick<ChangeTexts, 'valueText' | 'yesOrNo' | 'schedule'> => {
  const common = useTexts('common');
  const admin = useTexts('admin');
  const valueText = useValueText();
  const time = useTimeText();
  return useMemo(
    () => ({
      valueText,
      schedule: { label: admin, time },
      yesOrNo: (value) => common(value ? 'yes' : 'no'),
    }),
    [common, admin, valueText, time],
  );
};

/** The labels of the editors and the texts of the history, for the description of changes. */
export function useChangeTexts(): ChangeTexts {
  const text = useTexts('history');
  const resources = useTexts('edit-resources');
  const plural = usePlural();
  const label = useLabel();
  const descriptions = useDescriptionWords();
  const pageName = usePageName();
  const language = useAppSelector(selectLanguage);
  const valueWords = useValueWords();
  const store = useAppStore();
  return useMemo(
    () => ({
      text,
      language,
      label,
      textLabel: (column) => resources(column === 'isHtml' ? 'is-html' : 'resource'),
      descriptions,
      pageName,
      plural,
      ...valueWords,
      rowName: (entity, id) => {
        const row = selectEditedRow(store.getState(), entity, id);
        return row && nameOfRow(entity, row, language);
      },
    }),
    [text, resources, plural, valueWords, label, descriptions, pageName, language, store],
  );
}
