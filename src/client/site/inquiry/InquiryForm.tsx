import { chakra } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { Link } from '../../ui/navigation/Link';
import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { writeAbout } from '../../../model/inquiries/aboutAddress';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import {
  formAction,
  hiddenFields,
  requestKeyPlaceholder,
  tokenPlaceholder,
} from '../../../model/inquiries/servedForm';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { tallScreen } from '../../ui/components/page/tallScreen';
import { Spinner } from '../../ui/components/Spinner';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { InquiryFields } from './InquiryFields';
import { InquirySent } from './InquirySent';
import { InquiryUnits } from './InquiryUnits';
import type { InquiryFormState } from './useInquiryForm';
import { useInquiryForm } from './useInquiryForm';

const Layout = chakra('form', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    [tallScreen]: { '& :is(input, textarea, p > a)': { scrollMarginBlock: '28' } }, // above the buttons
  },
});

/** The buttons stay in sight, near the thumb, while the fields scroll below them. On a low screen they would cover the fields. */
const Actions = chakra('div', {
  base: {
    [tallScreen]: { position: 'sticky' },
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
    '& > :is(a, button)': { flexGrow: { base: '1', sm: '0' }, paddingInline: { base: '3', sm: '5' } }, // both fit in one line
  },
});

const Notice = chakra('p', {
  base: { fontWeight: 'medium', lineHeight: 'snug', _empty: { display: 'none' } },
  variants: {
    kind: {
      problem: { padding: '3', bg: 'danger.subtle', color: 'danger.strong' },
      news: { padding: '3', bg: 'success.subtle' },
    },
  },
});

/** Hidden fields for browsers without scripts, which post the form themselves. */
const HiddenFields = ({ about }: { about: InquiryAbout }) => {
  const language = useAppSelector(selectLanguage);
  const values = {
    [hiddenFields.about]: writeAbout(about),
    [hiddenFields.pageLanguage]: language,
    [hiddenFields.requestKey]: requestKeyPlaceholder,
    [hiddenFields.token]: tokenPlaceholder,
  };
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
  ));
};

/** Why the question is not sent yet. */
const State = ({ snapshot, hasProblems, served }: InquiryFormState) => {
  const text = useTexts('inquiry');
  const isConnected = snapshot.matches({ offline: 'connected' });
  const hasFailed = snapshot.matches('failed') || served !== undefined;
  const problem = (): string => {
    if (hasProblems || Object.keys(served?.problems ?? {}).length > 0) return text('problems');
    if (snapshot.matches('offline')) return isConnected ? '' : text('offline');
    return hasFailed ? (snapshot.context.message ?? served?.message ?? text('failed')) : '';
  };
  return (
    <>
      <Notice role="alert" kind="problem">
        {problem()}
      </Notice>
      <Notice role="status" kind="news">
        {isConnected ? text('connected') : ''}
      </Notice>
    </>
  );
};

const PrivacyNotice = () => {
  const text = useTexts('inquiry');
  const path = usePathTo();
  const { name: company } = useAppSelector(selectBrand);
  const days = useAppSelector((state) => state.site.inquiryDays);
  return (
    <chakra.p fontSize="sm" lineHeight="snug" color="fg.muted">
      {text('privacy-notice', { company, days })}{' '}
      <chakra.span textDecoration="underline" color="accent.solid" asChild>
        <Link to={path('privacy')} target="_blank">
          {text('privacy-link')}
        </Link>
      </chakra.span>
    </chakra.p>
  );
};

const SendButton = ({ snapshot, isSending }: InquiryFormState) => {
  const text = useTexts('inquiry');
  const label = (): string => {
    if (isSending) return text('sending');
    return text(snapshot.matches('editing') ? 'send' : 'send-again');
  };
  return (
    <Button type="submit" variant="primary" aria-disabled={isSending}>
      {isSending ? <Spinner /> : <Send aria-hidden="true" size={20} />}
      {label()}
    </Button>
  );
};

/**
 * The form for a visitor's question, with the items that it is about. Without scripts the browser posts it.
 */
export function InquiryForm({ about }: { about: InquiryAbout }) {
  const form = useInquiryForm(about);
  const isHydrated = useIsHydrated();
  const { topic } = inquirySubjects[about.subject];
  const { reference } = form.snapshot.context;
  if (reference) return <InquirySent reference={reference} topic={topic} />;
  return (
    <Layout
      method="post"
      action={formAction}
      noValidate={isHydrated}
      onSubmit={(event) => void form.submit(event)}
      onChange={form.saveDraft}
    >
      <HiddenFields about={about} />
      {form.served ? <State {...form} /> : null}
      <InquiryUnits about={about} />
      <InquiryFields subject={about.subject} form={form} />
      <PrivacyNotice />
      {form.served ? null : <State {...form} />}
      <Actions>
        <TelephoneButton topic={topic} />
        <SendButton {...form} />
      </Actions>
    </Layout>
  );
}
