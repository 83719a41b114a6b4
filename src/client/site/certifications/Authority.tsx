import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SiteText } from '../../ui/text/SiteText';
import { useTexts } from '../../ui/text/useTexts';
import type { CertificationPage } from '../../../model/site/screens/certificationPages';

/** Splits a text such as 'Registration number: 25-0555', so that the number can be shown in large type. */
const splitRegistration = (text: string): { readonly label: string; readonly number: string } => {
  const at = text.lastIndexOf(':');
  const number = text.slice(at + 1).trim();
  return /\d/.test(number) ? { label: text.slice(0, at + 1), number } : { label: '', number: text.trim() };
};

const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
});

/** The company's registration number with an authority, in the look of the stamp on a tank. */
const Registration = ({ children }: { children: string }) => {
  const { label, number } = splitRegistration(children);
  if (!number) return null;
  return (
    <chakra.p
      marginTop="5"
      paddingBlock="3"
      paddingInline="4"
      display="inline-block"
      bg="bg.surface"
      borderWidth="4px"
      borderStyle="double"
      borderColor="accent.solid"
      borderRadius="md"
    >
      <chakra.span display="block" fontSize="sm" color="fg.muted">
        {label}{' '}
      </chakra.span>
      <chakra.strong
        fontFamily="heading"
        fontWeight="heavy"
        fontSize="2xl"
        lineHeight="snug"
        letterSpacing="label"
        fontVariantNumeric="tabular-nums"
      >
        {number}
      </chakra.strong>
    </chakra.p>
  );
};

interface AuthorityProps {
  readonly page: CertificationPage;
  readonly authority: 'transport-canada' | 'measurement-canada';
  /** The table of inspections. */
  readonly children: ReactNode;
}

/** An authority: its description, the company's registration number, and the inspections. */
export function Authority({ page, authority, children }: AuthorityProps) {
  const text = useTexts(page);
  const shared = useTexts('shared');
  return (
    <Layout aria-labelledby={authority}>
      <chakra.div position={{ lg: 'sticky' }} top={{ lg: '24' }}>
        <chakra.h2 id={authority} fontSize="3xl">
          {shared(`${authority}-main-title`)}
        </chakra.h2>
        <SiteText page={page} name={`${authority}-description`} marginTop="3" maxWidth="prose" />
        <Registration>{text(`${authority}-registration-number`)}</Registration>
      </chakra.div>
      <chakra.div
        bg="bg.surface"
        borderWidth="1px"
        borderStyle="solid"
        borderColor="line.subtle"
        borderRadius="md"
        overflow="hidden"
        boxShadow="raised"
      >
        <chakra.h3 fontSize="xl" lineHeight="snug" paddingBlock="4" paddingInline={{ base: '3', md: '5' }}>
          {shared(`${authority}-table-type`)}
        </chakra.h3>
        {children}
      </chakra.div>
    </Layout>
  );
}
