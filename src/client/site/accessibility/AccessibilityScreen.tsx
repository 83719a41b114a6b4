import { LinkButton } from '../../ui/components/button';
import { ButtonRow } from '../../ui/components/ButtonRow';
import { Page } from '../../ui/components/page/Page';
import { SingleKeysCheck } from '../../ui/components/SingleKeysCheck';
import { Statement, StatementSection } from '../../ui/components/page/Statement';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { SiteText } from '../../ui/text/SiteText';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

const sections = ['measures', 'limits', 'feedback'] as const;

/** The statement on accessibility: the measures of the site, the gaps, and whom to tell. */
const AccessibilityScreen = () => {
  const text = useTexts('accessibility');
  const path = usePathTo();
  return (
    <Page title={text('title')} introduction={text('introduction')}>
      <Statement>
        {sections.map((section) => (
          <StatementSection key={section} name={section} title={text(`${section}-title`)}>
            <SiteText page="accessibility" name={section} />
            {section === 'measures' ? <SingleKeysCheck /> : null}
          </StatementSection>
        ))}
        <ButtonRow>
          <TelephoneButton topic="general" />
          <LinkButton to={path('contact')} variant="primary">
            {text('contact-us')}
          </LinkButton>
        </ButtonRow>
      </Statement>
    </Page>
  );
};

export default AccessibilityScreen;
