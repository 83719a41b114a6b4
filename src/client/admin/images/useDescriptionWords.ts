import { useCallback, useMemo } from 'react';
import type { Language } from '../../../model/site/languages';
import type { ImageDescription } from '../../../model/images/variants';
import { useTexts } from '../../ui/text/useTexts';
import { languageKeys } from '../controls/languageKeys';

interface ColumnLabel {
  readonly label: string;
  readonly language?: Language;
}

/** The labels and the formatted values of a description's columns. The focal point's two columns are shown as one. */
export function useDescriptionWords() {
  const text = useTexts('editors');
  const words = useTexts('super');
  const label = useCallback(
    (column: keyof ImageDescription): ColumnLabel => {
      if (column === 'focalX' || column === 'focalY') return { label: text('image-focus') };
      const language = column === 'altEn' ? 'en' : 'fr';
      const name = words(languageKeys[language]);
      return { label: text('in-language', { label: text('image-alt'), language: name }), language };
    },
    [text, words],
  );
  const focus = useCallback((x: number, y: number): string => text('image-focus-value', { x, y }), [text]);
  const written = useCallback(
    (column: keyof ImageDescription, description: ImageDescription): string =>
      column === 'altEn' || column === 'altFr'
        ? description[column]
        : focus(description.focalX, description.focalY),
    [focus],
  );
  return useMemo(() => ({ label, focus, written }), [label, focus, written]);
}

export type DescriptionWords = ReturnType<typeof useDescriptionWords>;
