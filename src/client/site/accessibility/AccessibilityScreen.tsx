import { chakra } from '@chakra-ui/react';
import { LinkButton } from '../../ui/components/button';
import { Page } from '../../ui/components/page/Page';
import { Statement, StatementSection } from '../../ui/components/page/Statement';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { SiteText } from '../../ui/text/SiteText';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

const sections = ['measures', 'limits', 'feedback'] as const;

/** What the site does so that everybody can use it, what is missing, and whom to tell. */
const AccessibilityScreen = () => {
  const text = useTexts('accessibility');
  const path = usePathTo();
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <Statement>
        {sections.map((section) => (
          <StatementSection key={section} name={section} title={text(`${section}-title`)}>
            <SiteText page="accessibility" name={section} />
          </StatementSection>
        ))}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to={path('contact')} variant="primary">
            {text('contact-us')}
          </LinkButton>
          <TelephoneButton topic="general" />
        </chakra.div>
      </Statement>
    </Page>
  );
};

export default AccessibilityScreen;
