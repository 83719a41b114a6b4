import type { HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { Mark } from './Mark';

/** Says that the row was just added. */
export function NewMark(props: HTMLChakraProps<'span'>) {
  return (
    <Mark color="fg.onAccent" bg="success.solid" {...props}>
      {useTexts('editors')('row-new')}
    </Mark>
  );
}

/** Scrolls to a row that was just added. @returns the ref of its element */
export function useScrollToNew<Target extends HTMLElement>(isNew: boolean) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isNew) target.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return target;
}
