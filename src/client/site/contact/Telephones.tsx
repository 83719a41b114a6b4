import { chakra } from '@chakra-ui/react';
import { MessageSquareText, Phone } from 'lucide-react';
import { telephoneLink } from '../../../model/format/telephones';
import { textMessageLink } from '../../../model/format/textMessages';
import type { Row } from '../../../model/schema/entities';
import { useContactRows } from '../../store/content/contactRows';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';
import { ContactSection } from './ContactSection';

const Numbers = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    // Two columns, or one where a number would break.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(15rem, 50% - 6px)), 1fr))',
    // Most visitors look for the first number.
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
    '& > li': { display: 'flex', gap: '2' },
  },
});

const Dial = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    flexGrow: '1',
    minWidth: '0',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderRadius: 'sm',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    rank: {
      first: {
        bg: 'primary.bg',
        color: 'primary.fg',
        borderColor: 'primary.bg',
        _hover: { bg: 'primary.hover' },
      },
      other: {
        bg: 'bg.surface',
        borderColor: 'line.subtle',
        '& svg': { color: 'accent.solid' },
        _hover: { borderColor: 'accent.solid', bg: 'accent.subtle' },
      },
    },
  },
});

const Digits = chakra('span', {
  base: {
    display: 'block',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { rank: { first: { fontSize: '3xl' }, other: { fontSize: '2xl' } } },
});

/** Only phones write text messages. */
const TextMessageLink = chakra('a', {
  base: {
    display: 'none',
    '@media (pointer: coarse)': { display: 'grid' },
    placeItems: 'center',
    flexShrink: '0',
    width: '16',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderRadius: 'sm',
    bg: 'bg.surface',
    color: 'accent.solid',
  },
});

/** The link that writes a text message to a number, if it takes any. */
const TextMessage = ({ row }: { row: Row<'telephone'> }) => {
  const text = useTexts('contact');
  const name = useLocalized()(row, 'name');
  const link = row.textMessages ? textMessageLink(row.telephone) : undefined;
  return link ? (
    <TextMessageLink href={link}>
      <MessageSquareText aria-hidden="true" size={22} />
      <chakra.span srOnly>{text('send-text', { name })}</chakra.span>
    </TextMessageLink>
  ) : null;
};

/** The telephone numbers of the location: the main purpose of this page on a phone. */
export function Telephones() {
  const text = useTexts('contact');
  const telephones = useContactRows('telephone');
  if (telephones.length === 0) return null;
  return (
    <ContactSection id="telephones" title={text('telephones')}>
      <Numbers>
        {telephones.map((row, index) => {
          const rank = index === 0 ? 'first' : 'other';
          const link = telephoneLink(row.telephone);
          return (
            <li key={row.id}>
              <Dial {...(link === undefined ? { as: 'span' } : { href: link })} rank={rank}>
                <Phone aria-hidden="true" size={rank === 'first' ? 30 : 22} />
                <chakra.span minWidth="0">
                  <chakra.span display="block" fontSize="sm" lineHeight="snug" overflowWrap="anywhere">
                    <LocalizedText row={row} field="name" />{' '}
                  </chakra.span>
                  <RowMark entity="telephone" id={row.id} shape="line" />
                  <Digits rank={rank}>{row.telephone}</Digits>
                </chakra.span>
              </Dial>
              <TextMessage row={row} />
            </li>
          );
        })}
      </Numbers>
    </ContactSection>
  );
}
