import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isEntityName } from '../../../model/schema/entities';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage, selectRow } from '../../store/selectors';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useColumnLabel } from '../fields/labels';
import { useDescriptionWords } from '../images/useDescriptionWords';
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
      const { field, name } = column;
      switch (field.kind) {
        case 'order':
          return text('position');
        case 'brandFlag':
          return admin('brand-group');
        case 'parent':
          return isEntityName(field.entity) ? toast(`thing-${field.entity}`) : name;
        default:
          return columnLabel(column);
      }
    },
    [text, admin, toast, columnLabel],
  );
};

/** The labels of the editors and the texts of the history, for the description of changes. */
export function useChangeTexts(): ChangeTexts {
  const text = useTexts('history');
  const resources = useTexts('edit-resources');
  const common = useTexts('common');
  const admin = useTexts('admin');
  const { formatNumber } = useIntl();
  const plural = usePlural();
  const label = useLabel();
  const descriptions = useDescriptionWords();
  const pageName = usePageName();
  const language = useAppSelector(selectLanguage);
  const store = useAppStore();
  return useMemo(
    () => ({
      text,
      language,
      label,
      textLabel: (column) => resources(column === 'isHtml' ? 'is-html' : 'resource'),
      descriptions,
      pageName,
      number: formatNumber,
      plural,
      yesOrNo: (value) => common(value ? 'yes' : 'no'),
      brandGroup: (isPropane) => admin(isPropane ? 'brand-group-propane' : 'brand-group-fuel'),
      rowName: (entity, id) => {
        const row = selectRow(store.getState(), entity, id);
        return row && nameOfRow(entity, row, language);
      },
    }),
    [text, resources, common, admin, formatNumber, plural, label, descriptions, pageName, language, store],
  );
}
