import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { Row } from '../../../model/schema/entities';
import { Card } from '../../ui/components/Grid';
import { CardLink } from '../../ui/components/CardLink';
import { RowMark } from '../../ui/preview/RowMark';
import { RichText } from '../../ui/text/RichText';
import { useFallbackLanguage, useLocalized } from '../../ui/text/useLocalized';
import { usePathTo } from '../../ui/text/usePathTo';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '8' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    padding: { base: '5', md: '6' },
    borderLeftWidth: '6px',
    borderLeftStyle: 'solid',
    borderLeftColor: 'accent.solid',
    flex: '1',
  },
});

/** A job posting in the list; the whole card is a link to it. */
export function CareerCard({ career }: { career: Row<'jobPosting'> }) {
  const text = useTexts('career');
  const path = usePathTo();
  const inLanguage = useLocalized();
  const langOf = useFallbackLanguage();
  const name = inLanguage(career, 'jobTitle');
  const summary = inLanguage(career, 'jobSummary');
  return (
    <Card isInteractive className="group">
      <RowMark entity="jobPosting" id={career.id} />
      <Layout>
        <div>
          <chakra.h3 fontSize="2xl">
            <LocalizedText row={career} field="jobTitle" />
          </chakra.h3>
          {summary ? (
            <RichText html={summary} lang={langOf(career, 'jobSummary')} marginTop="3" maxWidth="prose" />
          ) : null}
        </div>
        <CardLink
          to={path('career', { id: career.id })}
          aria-label={text('see-career-of', { name })}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="11"
          fontSize="lg"
          fontWeight="bold"
          color="accent.solid"
          _groupHover={{ textDecoration: 'underline', textUnderlineOffset: '0.25em' }}
        >
          {text('see-career')}
          <ArrowRight aria-hidden="true" size={20} />
        </CardLink>
      </Layout>
    </Card>
  );
}
