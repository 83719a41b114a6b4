import { chakra } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { telephoneLink } from '../../../model/format/telephones';
import { isTopic } from '../../../model/inquiries/topics';
import type { Row } from '../../../model/schema/entities';
import { fullName } from '../../../model/site/screens/fullName';
import { rowOfTopic } from '../../../model/site/screens/contact/rowOfTopic';
import { useContactRows } from '../../store/content/contactRows';
import { useTexts } from '../../ui/text/useTexts';

/** The number that reaches an employee: that of the department, else the company's first. */
export function useEmployeeTelephone({ department }: Row<'employee'>): string {
  const rows = useContactRows('telephone');
  return rowOfTopic(rows, isTopic(department) ? department : 'general')?.telephone ?? '';
}

/** A link of 44 px above the link that covers the card. */
const CardAction = chakra('a', {
  base: {
    position: 'relative',
    zIndex: '2',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    minWidth: '11',
    paddingInline: '2',
    marginInlineStart: '-2',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'accent.solid',
    borderRadius: 'sm',
    _hover: { bg: 'accent.subtle' },
    '& > svg': { flexShrink: '0' },
  },
});

/** In a narrow card, the icon is enough. */
const NumberText = chakra('span', {
  base: { display: 'none', '@container (min-width: 20rem)': { display: 'inline' } },
});

/** Telephone and e-mail on the card of an employee. On a phone they are icons. */
export function EmployeeLinks({ employee }: { employee: Row<'employee'> }) {
  const text = useTexts('employees');
  const name = fullName(employee);
  const number = useEmployeeTelephone(employee);
  const dial = number && telephoneLink(number);
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" marginTop="auto">
      {dial ? (
        <CardAction href={dial}>
          <Phone aria-hidden="true" size={20} />
          <chakra.span srOnly>{text('call', { name })} – </chakra.span>
          <NumberText>{number}</NumberText>
        </CardAction>
      ) : null}
      {employee.email ? (
        <CardAction href={`mailto:${employee.email}`} marginInline="0 -2">
          <Mail aria-hidden="true" size={20} />
          <chakra.span srOnly>{text('write-to', { name })}</chakra.span>
        </CardAction>
      ) : null}
    </chakra.div>
  );
}
