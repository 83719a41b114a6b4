import { chakra } from '@chakra-ui/react';
import { Check, Hand, RotateCcw, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { TextKey } from '../../../content/texts';
import type { Inquiry, InquiryState } from '../../../model/inquiries/inquiry';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import type { InquiryHandlers } from './useInquiryChanges';
import { useInquiryChanges } from './useInquiryChanges';

interface StateAction {
  readonly state: InquiryState;
  readonly label: TextKey<'inbox'>;
  readonly icon: LucideIcon;
  readonly variant: ComponentProps<typeof Button>['variant'];
}

const take = { state: 'taken', label: 'take', icon: Hand, variant: 'primary' } as const satisfies StateAction;
const answer = {
  state: 'answered',
  label: 'answered',
  icon: Check,
  variant: 'outline',
} as const satisfies StateAction;
const back = {
  state: 'new',
  label: 'back-to-new',
  icon: RotateCcw,
  variant: 'ghost',
} as const satisfies StateAction;

/**
 * The actions on an inquiry, the next step first. An administrator can take over the inquiry of another one.
 */
const actionsOf = ({ state, takenBy }: Inquiry, ownEmail: string | null): readonly StateAction[] => {
  if (state === 'new') return [take, answer];
  if (state === 'answered') return [{ ...back, variant: 'outline' }];
  return takenBy === ownEmail
    ? [{ ...answer, variant: 'primary' }, back]
    : [answer, { ...take, variant: 'outline' }, back];
};

interface InquiryActionsProps extends InquiryHandlers {
  readonly inquiry: Inquiry;
}

/** The buttons of an inquiry. Their names for screen readers say which one it is. */
export function InquiryActions({ inquiry, ...handlers }: InquiryActionsProps) {
  const text = useTexts('inbox');
  const ownEmail = useAppSelector(({ session }) => session.email);
  const { changeState, erase, isBusy } = useInquiryChanges(inquiry, handlers);
  const nameOf = (label: TextKey<'inbox'>): string =>
    text('action-of', { action: text(label), name: inquiry.name, reference: inquiry.reference });
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      paddingTop="4"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderTopColor="line.subtle"
    >
      {actionsOf(inquiry, ownEmail).map(({ state, label, icon: Icon, variant }) => (
        <Button
          key={state}
          variant={variant}
          size="sm"
          minHeight="11"
          aria-label={nameOf(label)}
          aria-disabled={isBusy}
          onClick={() => changeState(state)}
        >
          <Icon aria-hidden="true" size={18} />
          {text(label)}
        </Button>
      ))}
      <Button
        variant="danger"
        size="sm"
        minHeight="11"
        marginInlineStart={{ md: 'auto' }}
        aria-label={nameOf('erase')}
        aria-disabled={isBusy}
        onClick={erase}
      >
        <Trash2 aria-hidden="true" size={18} />
        {text('erase')}
      </Button>
    </chakra.div>
  );
}
