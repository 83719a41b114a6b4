import type { DragDropManagerInput, Draggable } from '@dnd-kit/dom';
import { Accessibility } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { useMemo } from 'react';
import type { TextKey } from '../../../content/texts';
import type { TextOf } from '../../ui/text/useTexts';
import { useTexts } from '../../ui/text/useTexts';

type Plugins = NonNullable<DragDropManagerInput['plugins']>;

type NameOf = (id: number) => string;

interface DragEvent {
  readonly operation: { readonly source: Draggable | null };
}

const announcementsIn = (text: TextOf<'editors'>, nameOf: NameOf, count: number) => {
  let lastPosition: number | undefined; // announced again only after it has changed
  const announce =
    (key: TextKey<'editors'>) =>
    ({ operation: { source } }: DragEvent): string | undefined => {
      if (!source || !isSortable(source)) return undefined;
      // At the time of 'drag-cancelled' the row has not moved back yet.
      const position = (key === 'drag-cancelled' ? source.initialIndex : source.index) + 1;
      if (key === 'drag-moved' && position === lastPosition) return undefined;
      lastPosition = position;
      return text(key, { name: nameOf(Number(source.id)), position, count });
    };
  const [ended, cancelled] = [announce('drag-ended'), announce('drag-cancelled')];
  return {
    dragstart: announce('drag-started'),
    dragover: announce('drag-moved'),
    dragend: (event: DragEvent & { readonly canceled: boolean }) =>
      event.canceled ? cancelled(event) : ended(event),
  };
};

/**
 * The screen reader announcements while rows are dragged, in the current language.
 * @param nameOf returns the name of a row by its id
 */
export function useDragTexts(nameOf: NameOf, count: number): Plugins {
  const text = useTexts('editors');
  return useMemo(() => {
    const accessibility = Accessibility.configure({
      screenReaderInstructions: { draggable: text('handle-instructions') },
      announcements: announcementsIn(text, nameOf, count),
    });
    return (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), accessibility];
  }, [text, nameOf, count]);
}
