import type { HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
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

/** Runs an action once no dialog is open: until then the page cannot be scrolled. @returns a function that cancels it */
const afterDialogs = (action: () => void): (() => void) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]')) return;
    observer.disconnect();
    action();
  });
  if (document.querySelector('[role="dialog"]')) observer.observe(document.body, { childList: true });
  else action();
  return () => observer.disconnect();
};

/** Scrolls to a row that was just added. @returns the ref of its element */
export function useScrollToNew<Target extends HTMLElement>(isNew: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    return afterDialogs(() => target.current?.scrollIntoView({ block: 'center' }));
  }, [isNew]);
  return target;
}
