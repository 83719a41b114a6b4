import { chakra } from '@chakra-ui/react';
import { Mail, Phone, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { telephoneLink } from '../../../model/format/telephones';
import type { Row } from '../../../model/schema/entities';
import { vCard } from '../../../model/format/vCard';
import { useEmployeeTelephone } from './EmployeeLinks';
import { monogramOf } from './Monogram';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { AnchorButton } from '../../ui/components/button';
import { Picture } from '../../ui/components/Picture';
import { ShareButton } from '../../ui/components/ShareButton';
import { EmailAddress } from '../../ui/text/EmailAddress';
import { RichText } from '../../ui/text/RichText';
import { useFallbackLanguage, useLocalized } from '../../ui/text/useLocalized';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { fullName } from '../../../model/site/screens/fullName';

/** Width divided by height of a portrait. */
const portraitRatio = 4 / 5;

interface ContactLinkProps {
  readonly href: string;
  readonly Icon: typeof Mail;
  /** The kind of contact, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

const ContactLink = ({ href, Icon, label, children }: ContactLinkProps) => (
  <chakra.a
    href={href}
    display="inline-flex"
    alignItems="center"
    gap="2"
    minHeight="11"
    minWidth="0"
    fontSize={{ base: 'sm', md: 'md' }}
    fontWeight="semibold"
    color="accent.solid"
    textDecoration="underline"
    textUnderlineOffset="0.2em"
  >
    <chakra.span srOnly>{label} – </chakra.span>
    <chakra.span flexShrink="0" aria-hidden="true">
      <Icon size={18} />
    </chakra.span>
    <chakra.span minWidth="0" overflowWrap="break-word">
      {children}
    </chakra.span>
  </chakra.a>
);

/** The contact card of an employee, as a file for the contacts of a phone. */
const ContactCard = ({ employee }: { employee: Row<'employee'> }) => {
  const text = useTexts('employees');
  const inLanguage = useLocalized();
  const language = useAppSelector(selectLanguage);
  const { legalName, place } = useAppSelector(selectBrand);
  const origin = useAppSelector((state) => state.site.origin);
  const telephone = useEmployeeTelephone(employee);
  const card = vCard({
    ...employee,
    organization: legalName,
    title: inLanguage(employee, 'role'),
    telephone,
    url: origin,
    address: { ...place, country: place.country[language] },
  });
  return (
    <AnchorButton
      href={`data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`}
      download={`${fullName(employee)}.vcf`}
      variant="outline"
    >
      <UserPlus aria-hidden="true" size={20} />
      {text('save-contact')}
    </AnchorButton>
  );
};

/** The content of an employee's modal; the name is its title. */
export function Profile({ employee }: { employee: Row<'employee'> }) {
  const text = useTexts('employees');
  const inLanguage = useLocalized();
  const langOf = useFallbackLanguage();
  const telephone = useEmployeeTelephone(employee);
  const dial = telephone && telephoneLink(telephone);
  const role = inLanguage(employee, 'role');
  const description = inLanguage(employee, 'description');
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <Picture
        src={employee.image}
        alt={text('photo-of', { name: fullName(employee) })}
        sizes="(min-width: 768px) 256px, 100vw"
        ratio={portraitRatio}
        subject="person"
        fallback={monogramOf(employee)}
        isFirst
        maxHeight={{ base: employee.image ? '20rem' : '13rem', md: 'none' }} // initials need less room
        css={{ '& img': { objectPosition: 'center 20%' } }}
      />
      <chakra.div
        padding={{ base: '4', md: '6' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        justifyItems="start"
      >
        {role ? (
          <chakra.p fontFamily="heading" fontSize="xl" fontWeight="bold" lineHeight="snug">
            <LocalizedText row={employee} field="role" />
          </chakra.p>
        ) : null}
        {dial ? (
          <ContactLink href={dial} Icon={Phone} label={text('call', { name: fullName(employee) })}>
            {telephone}
          </ContactLink>
        ) : null}
        {employee.email ? (
          <ContactLink href={`mailto:${employee.email}`} Icon={Mail} label={text('email')}>
            <EmailAddress email={employee.email} />
          </ContactLink>
        ) : null}
        {description ? <RichText html={description} lang={langOf(employee, 'description')} /> : null}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ContactCard employee={employee} />
          <ShareButton title={fullName(employee)} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
