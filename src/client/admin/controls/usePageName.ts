import { useCallback } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { isTextPage } from '../../../model/text/textPages';

/** Returns the name of the page of a class key; the class key itself if this site does not have that page. */
export function usePageName() {
  const text = useTexts('edit-resources');
  return useCallback(
    (classKey: string): string => (isTextPage(classKey) ? text(`page-${classKey}`) : classKey),
    [text],
  );
}
