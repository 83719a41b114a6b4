import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { BackLink } from '../../ui/components/page/BackLink';
import { LinkButton } from '../../ui/components/button';
import { NotFound } from '../../ui/components/page/NotFound';
import { Page } from '../../ui/components/page/Page';
import { RichText } from '../../ui/text/RichText';
import { useFallbackLanguage, useLocalized } from '../../ui/text/useLocalized';
import { usePathTo } from '../../ui/text/usePathTo';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { LazyFoundInstead } from '../search/LazyFoundInstead';
import { useRouteRow } from '../useRouteRow';
import { ApplicationPanel } from './ApplicationPanel';
import { MapPin } from 'lucide-react';
import { useRow } from '../../store/hooks';

/** The location of a position; nothing if the location is unknown. */
function WorkPlace({ locationId }: { locationId: number }) {
  const location = useRow('location', locationId);
  if (!location?.nameEn) return null;
  return (
    <chakra.p
      marginTop="2"
      display="flex"
      alignItems="center"
      gap="2"
      color="fg.muted"
      fontWeight="semibold"
      overflowWrap="anywhere"
    >
      <MapPin aria-hidden="true" size={18} />
      {location.nameEn}
    </chakra.p>
  );
}

const sections = ['jobDescription', 'companyDescription'] as const;

const Posting = ({ career }: { career: Row<'jobPosting'> }) => {
  const shared = useTexts('shared');
  const inLanguage = useLocalized();
  const langOf = useFallbackLanguage();
  const summary = inLanguage(career, 'jobSummary');
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '8', md: '10' }}
      maxWidth="prose"
    >
      <div>
        <WorkPlace locationId={career.locationId} />
        {summary ? (
          <RichText
            html={summary}
            lang={langOf(career, 'jobSummary')}
            marginTop="3"
            fontSize="lg"
            fontWeight="medium"
          />
        ) : null}
      </div>
      {sections
        .map((field) => ({ field, html: inLanguage(career, field) }))
        .filter(({ html }) => html !== '')
        .map(({ field, html }) => (
          <section key={field} aria-labelledby={field}>
            <chakra.h2 id={field} fontSize="3xl" marginBottom="4">
              {shared(field)}
            </chakra.h2>
            <RichText html={html} lang={langOf(career, field)} />
          </section>
        ))}
    </chakra.div>
  );
};

const UnknownCareer = () => {
  const text = useTexts('career');
  const path = usePathTo();
  return (
    <NotFound title={text('unknown-title')} introduction={text('unknown-text')} below={<LazyFoundInstead />}>
      <LinkButton to={path('careers')}>{text('back')}</LinkButton>
    </NotFound>
  );
};

const CareerDetail = ({ career }: { career: Row<'jobPosting'> }) => {
  const text = useTexts('career');
  const titles = useTexts('titles');
  const path = usePathTo();
  const title = useLocalized()(career, 'jobTitle');
  return (
    <Page
      title={title.trim() ? <LocalizedText row={career} field="jobTitle" /> : titles('career')}
      above={
        <>
          <BackLink to={path('careers')}>{text('back')}</BackLink>
          <RowMark entity="jobPosting" id={career.id} shape="line" />
        </>
      }
    >
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <Posting career={career} />
        <ApplicationPanel career={career} />
      </chakra.div>
    </Page>
  );
};

/** A job posting: description, company and how to apply. */
const CareerScreen = () => {
  const career = useRouteRow('jobPosting');
  return career ? <CareerDetail career={career} /> : <UnknownCareer />;
};

export default CareerScreen;
