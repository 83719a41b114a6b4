import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { countChanges } from '../../../model/import/report';
import type { ImportReport } from '../../../model/import/report';
import { Button, LinkButton } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';
import { useAutoFocus } from '../controls/inputs/useAutoFocus';
import { serverMessage } from '../requests/requestError';
import { ProgressBar } from '../uploads/ProgressBar';
import { Differences } from './Differences';
import { ImportNotes, ImportRemarks } from './ImportNotes';
import type { Import } from './useImport';

interface RunningProps {
  readonly running: Import;
}

/** A part of the page that takes the focus when it appears, so that a screen reader reads its heading. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.section aria-label={title} display="grid" gap="4" justifyItems="start">
    <chakra.h2 ref={useAutoFocus<HTMLHeadingElement>()} tabIndex={-1} fontSize="2xl" outline="none">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
);

/** How much of the file is sent, then that the server works. */
export function ImportProgress({ running: { state, isBusy, percent, send } }: RunningProps) {
  const text = useTexts('import');
  if (!isBusy) return null;
  const isSending = percent !== null && percent < 100;
  const work = text(state === 'applying' ? 'applying' : 'checking');
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {isSending ? text('sending', { percent }) : work}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="3">
        <ProgressBar label={work} percent={isSending ? percent : null} />
        {state === 'checking' ? (
          <Button variant="ghost" size="sm" minHeight="11" onClick={() => send({ type: 'stop' })}>
            {text('stop')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.div>
  );
}

/** Why the check or the import failed. */
export function ImportFailure({ running: { failure } }: RunningProps) {
  const text = useTexts('import');
  const toast = useTexts('toast');
  if (!failure) return null;
  const { during, cause } = failure;
  const message = serverMessage(cause);
  if (during === 'check')
    return (
      <Banner takesFocus>
        {text('not-checked')} {message ?? toast('back-end-error')}
      </Banner>
    );
  return (
    <Banner takesFocus>{message === null ? text('unanswered') : `${text('not-applied')} ${message}`}</Banner>
  );
}

/** The report of the check, and the button that applies it. */
export function ImportReview({ running, report }: RunningProps & { readonly report: ImportReport }) {
  const text = useTexts('import');
  const plural = usePlural();
  const count = countChanges(report);
  return (
    <Part title={text('differences')}>
      {count === 0 ? <p>{text('differences-none')}</p> : null}
      <chakra.div
        display="grid"
        gap="4"
        width="full"
        minWidth="0"
        padding={{ base: '4', md: '6' }}
        bg="bg.surface"
        boxShadow="raised"
      >
        <Differences collections={report.collections} />
        <ImportRemarks report={report} />
        <ImportNotes report={report} />
      </chakra.div>
      {count === 0 ? null : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <Button variant="primary" disabled={running.isBusy} onClick={() => running.send({ type: 'apply' })}>
            {text(`apply-${plural(count)}`, { count })}
          </Button>
          <chakra.p flex="1 1 16rem" fontSize="sm" color="fg.muted">
            {text('apply-hint')}
          </chakra.p>
        </chakra.div>
      )}
    </Part>
  );
}

/** The result of the import, and links to the next steps. */
export function ImportDone({ running: { report, send } }: RunningProps) {
  const text = useTexts('import');
  const admin = useTexts('admin');
  const plural = usePlural();
  const path = usePathTo();
  const count = report ? countChanges(report) : 0;
  return (
    <Part title={text('done')}>
      <p>
        {text(`done-${plural(count)}`, { count })} {text('done-hint')}
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={path('history')}>{admin('history')}</LinkButton>
        <Button variant="outline" onClick={() => send({ type: 'restart' })}>
          {text('another-file')}
        </Button>
      </chakra.div>
    </Part>
  );
}
