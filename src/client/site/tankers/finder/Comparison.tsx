import { Printer } from 'lucide-react';
import type { MouseEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import type { Location } from 'react-router';
import { useLocation } from 'react-router';
import { searchWith } from '../../../../model/facets/selection';
import type { Row } from '../../../../model/schema/entities';
import { readProperty } from '../../../../model/schema/readProperty';
import type { comparedTankers } from '../../../../model/site/screens/tankers/comparison';
import { maxCompared } from '../../../../model/site/screens/tankers/comparison';
import { compareParameter } from '../../../../model/site/screens/listPage';
import { BackLink } from '../../../ui/components/page/BackLink';
import { Button, LinkButton } from '../../../ui/components/button';
import { EmptyState } from '../../../ui/components/page/EmptyState';
import { Page } from '../../../ui/components/page/Page';
import { PageNotice } from '../../../ui/components/page/PageNotice';
import { TelephoneButton } from '../../../ui/components/TelephoneButton';
import { onlyWithScripts } from '../../../ui/components/page/withoutScripts';
import { isPlainClick } from '../../../ui/navigation/isPlainClick';
import { useRestoredListFocus } from '../../../ui/navigation/useRestoredListFocus';
import { useGoBack } from '../../../ui/navigation/useGoBack';
import { usePageAddress } from '../../../ui/hydration/usePageAddress';
import { useLocalized } from '../../../ui/text/useLocalized';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import { useInquiryLink } from '../../inquiry/useInquiryLink';
import { ComparisonTable } from './ComparisonTable';
import { unmarkTanker } from './markedTankers';

type Compared = NonNullable<ReturnType<typeof comparedTankers>>;

/** The tankers of an address side by side. */
export function Comparison({ tankers, leftOut, goneCount }: Compared) {
  const text = useTexts('tankers');
  const title = useTexts('titles')('compare');
  const plural = usePlural();
  const localized = useLocalized();
  const goBack = useGoBack();
  const { pathname, search } = usePageAddress();
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const keepFocus = useRestoredListFocus();
  const link = useInquiryLink(
    'tanker',
    tankers.map(({ id }) => id),
  );
  const linkWithout = ({ id }: Row<'tanker'>) => ({
    to: {
      pathname,
      search: searchWith(search, {
        [compareParameter]: [...tankers, ...leftOut]
          .filter((each) => each.id !== id)
          .map((each) => String(each.id)),
      }),
    },
    replace: true,
    state,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) unmarkTanker(id);
    },
  });
  return (
    <Page
      title={title}
      above={
        <BackLink
          to={{ pathname, search: searchWith(search, { [compareParameter]: [] }) }}
          onClick={(event) => {
            // the list that the visitor comes from has its filters in its address; it may be in the other language by now
            if (readProperty(state, 'pathname') !== pathname || !isPlainClick(event)) return;
            event.preventDefault();
            goBack();
          }}
        >
          {text('back')}
        </BackLink>
      }
    >
      {goneCount > 0 ? (
        <PageNotice>{text(`compare-gone-${plural(goneCount)}`, { count: goneCount })}</PageNotice>
      ) : null}
      {leftOut.length > 0 ? (
        <PageNotice>
          {text('compare-limit', {
            limit: maxCompared,
            names: leftOut.map((tanker) => localized(tanker, 'name')).join(', '),
          })}
        </PageNotice>
      ) : null}
      {tankers.length > 0 ? (
        <ComparisonTable {...{ tankers, linkWithout }} onLinkFocus={keepFocus} />
      ) : (
        <EmptyState>{text('compare-empty')}</EmptyState>
      )}
      {tankers.length > 0 ? (
        <chakra.p marginTop="6" display="flex" flexWrap="wrap" gap="3">
          <TelephoneButton topic="sales" />
          <LinkButton {...link} variant="primary">
            {text(tankers.length === 1 ? 'contact-about' : 'ask-these')}
          </LinkButton>
          <Button variant="outline" css={onlyWithScripts} onClick={() => window.print()}>
            <Printer aria-hidden="true" size={20} />
            {text('print')}
          </Button>
        </chakra.p>
      ) : null}
    </Page>
  );
}
