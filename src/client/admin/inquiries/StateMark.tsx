import { chakra } from '@chakra-ui/react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';

const Mark = chakra('span', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '0.5',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
  },
  variants: {
    isNew: {
      true: { bg: 'accent.solid', color: 'fg.onAccent', borderColor: 'accent.solid' },
      false: { color: 'fg.muted', borderColor: 'line.strong' },
    },
  },
});

/** Whether an inquiry is new, or who has taken or answered it. */
export function StateMark({ inquiry: { state, takenBy } }: { readonly inquiry: Inquiry }) {
  const text = useTexts('inbox');
  const ownEmail = useAppSelector(({ session }) => session.email);
  if (state === 'new') return <Mark isNew>{text('is-new')}</Mark>;
  if (takenBy === null) return <Mark isNew={false}>{text(`is-${state}-by-nobody`)}</Mark>;
  return (
    <Mark isNew={false}>
      {takenBy === ownEmail ? text(`is-${state}-by-you`) : text(`is-${state}`, { author: takenBy })}
    </Mark>
  );
}
