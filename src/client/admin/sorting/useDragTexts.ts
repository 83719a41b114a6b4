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
  let said: number | undefined; // the place that was told last: it is told again only once it changes
  const say =
    (key: TextKey<'editors'>) =>
    ({ operation: { source } }: DragEvent): string | undefined => {
      if (!source || !isSortable(source)) return undefined;
      // Where it was cancelled, the row has not gone back yet when this is said.
      const position = (key === 'drag-cancelled' ? source.initialIndex : source.index) + 1;
      if (key === 'drag-moved' && position === said) return undefined;
      said = position;
      return text(key, { name: nameOf(Number(source.id)), position, count });
    };
  const [ended, cancelled] = [say('drag-ended'), say('drag-cancelled')];
  return {
    dragstart: say('drag-started'),
    dragover: say('drag-moved'),
    dragend: (event: DragEvent & { readonly canceled: boolean }) =>
      event.canceled ? cancelled(event) : ended(event),
  };
};

/**
 * What a screen reader hears while rows are dragged, in the current language.
 * @param nameOf what the row with an id is called
 */
export const useDragTexts = (nameOf: NameOf, count: number): Plugins => {
  const text = useTexts('editors');
  return useMemo(() => {
    const spoken = Accessibility.configure({
      screenReaderInstructions: { draggable: text('handle-instructions') },
      announcements: announcementsIn(text, nameOf, count),
    });
    return (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), spoken];
  }, [text, nameOf, count]);
};
