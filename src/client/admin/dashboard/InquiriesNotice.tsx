import { chakra } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { useIntl } from 'react-intl';
import { dayMs } from '../../../model/format/durations';
import type { InquirySummary } from '../../../model/inquiries/inquiry';
import { LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { isRequestUnknown } from '../requests/requestError';
import { useInquirySummary } from '../requests/useInquirySummary';

/** How long an inquiry may wait before the dashboard says so, in milliseconds. */
const maxWaitMs = dayMs;

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '4',
    marginBottom: '4',
    padding: '4',
    bg: 'bg.surface',
    boxShadow: 'raised',
    borderRadius: 'md',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderInlineStartWidth: '6px',
  },
  variants: {
    tone: {
      quiet: {},
      new: { borderInlineStartColor: 'accent.solid' },
      failed: { borderInlineStartColor: 'danger.solid' },
    },
  },
});

const toneOf = ({ new: fresh, unsentMails }: InquirySummary) => {
  if (unsentMails > 0) return 'failed';
  return fresh > 0 ? 'new' : 'quiet';
};

/** The numbers of inquiries, with warnings about those that wait too long and about unsent mails. */
const Summary = ({ summary, readAt }: { readonly summary: InquirySummary; readonly readAt: number }) => {
  const text = useTexts('inbox');
  const plural = usePlural();
  const { formatDate } = useIntl();
  const { new: fresh, taken, oldestNewAt, unsentMails } = summary;
  const isWaiting = oldestNewAt !== null && readAt - oldestNewAt > maxWaitMs;
  return (
    <>
      <p>
        {fresh > 0 ? (
          <chakra.strong fontWeight="bold">{text(`new-${plural(fresh)}`, { count: fresh })}</chakra.strong>
        ) : (
          text('no-new')
        )}
        {taken > 0 ? ` · ${text(`taken-${plural(taken)}`, { count: taken })}` : null}
      </p>
      {isWaiting ? (
        <chakra.p fontWeight="semibold">
          {text('waiting', { date: formatDate(oldestNewAt, { dateStyle: 'long' }) })}
        </chakra.p>
      ) : null}
      {unsentMails > 0 ? (
        <chakra.p color="danger.strong" fontWeight="semibold">
          {text(`unsent-${plural(unsentMails)}`, { count: unsentMails })}
        </chakra.p>
      ) : null}
    </>
  );
};

/** How many inquiries wait, since when, and whether mails about them were not sent. A back-end without inquiries has none. */
export function InquiriesNotice() {
  const text = useTexts('inbox');
  const titles = useTexts('titles');
  const path = usePathTo();
  const { data: summary, fulfilledTimeStamp: readAt = 0, error } = useInquirySummary();
  if (isRequestUnknown(error)) return null;
  return (
    <Frame aria-label={titles('inquiries')} tone={summary ? toneOf(summary) : 'quiet'}>
      <chakra.div display="grid" gap="1.5">
        <chakra.h3 fontSize="xl" display="flex" alignItems="center" gap="2.5">
          <Inbox aria-hidden="true" size={22} style={{ flexShrink: 0 }} />
          {titles('inquiries')}
        </chakra.h3>
        {/* One line high from the start, so that nothing below moves when the numbers arrive. */}
        <chakra.div role="status" display="grid" gap="1.5" minHeight="7">
          {summary ? <Summary summary={summary} readAt={readAt} /> : null}
        </chakra.div>
      </chakra.div>
      <LinkButton to={path('inquiries')} variant={summary && summary.new > 0 ? 'solid' : 'outline'}>
        {text('open')}
      </LinkButton>
    </Frame>
  );
}
