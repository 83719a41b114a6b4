import type { HTMLChakraProps } from '@chakra-ui/react';
import type { RefCallback } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../../ui/text/useTexts';
import { Mark } from './Mark';

/** Says that the row was just added. */
export function NewMark(props: HTMLChakraProps<'span'>) {
  return (
    <Mark color="fg.onAccent" bg="success.solid" {...props}>
      {useTexts('editors')('row-new')}
    </Mark>
  );
}

/**
 * Runs an action once no dialog is open above an element: until then the page cannot be scrolled. A dialog that contains the
 * element does not count. @returns a function that cancels it
 */
const afterDialogs = (element: HTMLElement, action: () => void): (() => void) => {
  const isCovered = (): boolean =>
    [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.contains(element));
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    action();
  });
  if (isCovered()) observer.observe(document.body, { childList: true });
  else action();
  return () => observer.disconnect();
};

/**
 * Scrolls to a row that was just added.
 * @param measure another ref of the row, of a long list
 * @returns the ref of its element
 */
export function useScrollToNew<Target extends HTMLElement>(
  isNew: boolean,
  measure?: RefCallback<HTMLElement>,
): RefCallback<Target> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const element = target.current;
    if (!isNew || !element) return undefined;
    return afterDialogs(element, () => element.scrollIntoView({ block: 'center' }));
  }, [isNew]);
  return useCallback(
    (element: Target | null) => {
      target.current = element;
      void measure?.(element);
    },
    [measure],
  );
}
