import { chakra } from '@chakra-ui/react';
import { addressLines } from '../../../model/site/screens/contact/addressLines';
import { rowOfTopic } from '../../../model/site/screens/contact/rowOfTopic';
import { lookupBrandText } from '../../../model/text/brandTexts';
import { useContactRows } from '../../store/content/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectTextIndex } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { ButtonRow } from '../../ui/components/ButtonRow';
import { Page } from '../../ui/components/page/Page';
import { Statement, StatementSection } from '../../ui/components/page/Statement';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { SiteText } from '../../ui/text/SiteText';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

const sections = ['responsible', 'collected', 'kept', 'rights', 'device', 'log'] as const;

/** How to reach the person who is responsible. */
const Responsible = () => {
  const text = useTexts('privacy');
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const name = lookupBrandText(
    useAppSelector(selectTextIndex),
    brand,
    language,
    'responsible-name',
    'privacy',
  );
  const { legalName, place } = brand;
  const email = rowOfTopic(useContactRows('email'), 'general');
  return (
    <chakra.address marginTop="3" fontStyle="normal" overflowWrap="anywhere">
      {name && name.resource.trim() !== '' ? (
        <>
          <strong>{text('responsible-name')}</strong>
          <br />
        </>
      ) : null}
      {[legalName, ...addressLines(place, language)].join(', ')}
      {email ? (
        <>
          <br />
          <chakra.a href={`mailto:${email.email}`} color="accent.solid" textDecoration="underline">
            {email.email}
          </chakra.a>
        </>
      ) : null}
    </chakra.address>
  );
};

/** The statement on privacy: the collected data, how long the site stores it, and the rights of visitors. */
const PrivacyScreen = () => {
  const text = useTexts('privacy');
  const { legalName: company } = useAppSelector(selectBrand);
  const days = useAppSelector((state) => state.site.inquiryDays);
  const link = useInquiryLink('general');
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <Statement>
        {sections.map((section) => (
          <StatementSection key={section} name={section} title={text(`${section}-title`)}>
            <SiteText page="privacy" name={section} values={{ company, days }} />
            {section === 'responsible' ? <Responsible /> : null}
          </StatementSection>
        ))}
        <ButtonRow>
          <TelephoneButton topic="general" />
          <LinkButton {...link} variant="primary">
            {text('contact-us')}
          </LinkButton>
        </ButtonRow>
      </Statement>
    </Page>
  );
};

export default PrivacyScreen;
