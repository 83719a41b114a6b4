import { useCallback } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { isTextPage } from '../../../model/text/textPages';

/** What the texts of a class key are called; those of a page that this site does not have, by the page itself. */
export const usePageName = () => {
  const text = useTexts('edit-resources');
  return useCallback(
    (classKey: string): string => (isTextPage(classKey) ? text(`page-${classKey}`) : classKey),
    [text],
  );
};
