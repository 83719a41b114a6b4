import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { EntityName } from '../../../../model/schema/entities';
import { selectIsHidden, selectVisibility } from '../../../store/content/hiddenRows';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { Mark } from './Mark';
import { useTimeText } from '../useTimeText';

/** Whether visitors do not see a row. */
export function useIsHidden(entity: EntityName, id: number): boolean {
  return useAppSelector((state) => selectIsHidden(state, entity, id));
}

/** The stripes of a row that visitors do not see. */
export const hiddenStripes = {
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 10px, color-mix(in srgb, currentColor 7%, transparent) 10px 20px)',
} as const;

/** When a row goes online or offline by itself. */
export function ScheduleNote({ entity, id }: { readonly entity: EntityName; readonly id: number }) {
  const text = useTexts('admin');
  const timeText = useTimeText();
  const visibility = useAppSelector((state) => selectVisibility(state, entity, id));
  const { onlineAt = '', offlineAt = '' } = visibility ?? {};
  const notes = [
    ...(onlineAt === '' ? [] : [text('goes-online', { time: timeText(onlineAt, 'medium') })]),
    ...(offlineAt === '' ? [] : [text('goes-offline', { time: timeText(offlineAt, 'medium') })]),
  ];
  return notes.length === 0 ? null : (
    <chakra.span fontSize="xs" lineHeight="snug" color="fg.muted">
      {notes.join(', ')}
    </chakra.span>
  );
}

/** Says that visitors do not see the row. */
export function HiddenMark(props: HTMLChakraProps<'span'>) {
  return (
    <Mark bg="bg.surface" borderWidth="1px" borderStyle="solid" borderColor="currentcolor" {...props}>
      {useTexts('editors')('hidden')}
    </Mark>
  );
}
