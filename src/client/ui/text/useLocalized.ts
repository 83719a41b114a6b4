import { useCallback } from 'react';
import type { LocalizedColumns } from '../../../model/site/languages';
import { fallbackLanguage, localized } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** Reads a localized field in the current language: `const inLanguage = useLocalized(); inLanguage(tanker, 'name')`. */
export function useLocalized() {
  const language = useAppSelector(selectLanguage);
  return useCallback(
    <Field extends string>(row: LocalizedColumns<Field>, field: Field): string =>
      localized(row, field, language),
    [language],
  );
}

/** Returns the `lang` of an element that shows a localized field: undefined where it is that of the page. */
export function useFallbackLanguage() {
  const language = useAppSelector(selectLanguage);
  return useCallback(
    <Field extends string>(row: LocalizedColumns<Field>, field: Field) =>
      fallbackLanguage(row, field, language),
    [language],
  );
}
