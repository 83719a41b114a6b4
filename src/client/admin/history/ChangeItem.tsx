import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { HistoryEntry } from '../../../model/history';
import { isUndoable } from '../../../model/history';
import { dueTimeOf } from '../../../model/visibility';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { ChangeDetails } from './ChangeDetails';
import type { ChangeTexts } from './changeTexts';
import { describeChange } from './describeChange';

interface ChangeItemProps {
  readonly change: HistoryEntry;
  readonly words: ChangeTexts;
  readonly isBusy: boolean;
  readonly isUndoing: boolean;
  /** Why the undo failed. */
  readonly undoError: string | undefined;
  readonly undo: (id: number) => void;
}

/** After this delay a scheduled change counts as late, in milliseconds. */
const lateAfterMs = 60_000;

/** The earliest time of a schedule that was missed, such as while the server was down. */
const missedTimeOf = ({ kind, at, rows }: HistoryEntry): number | undefined => {
  if (kind !== 'schedule') return undefined;
  const missed = rows.flatMap(({ before, after }) => dueTimeOf(before, after) ?? []);
  const dueAt = Math.min(...missed);
  return at - dueAt > lateAfterMs ? dueAt : undefined;
};

/** The author and the time of a change. Its day is in the heading above. */
const Origin = ({ change }: { readonly change: HistoryEntry }) => {
  const { at, author, kind } = change;
  const text = useTexts('history');
  const { formatDate } = useIntl();
  const dueAt = missedTimeOf(change);
  return (
    <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <time dateTime={new Date(at).toISOString()}>
        <FormattedDate value={at} timeStyle="short" />
      </time>
      {' · '}
      {text('by', { author: author ?? text(kind === 'schedule' ? 'the-schedule' : 'the-site') })}
      {dueAt === undefined
        ? null
        : ` · ${text('was-late', { due: formatDate(dueAt, { dateStyle: 'long', timeStyle: 'short' }) })}`}
    </chakra.p>
  );
};

const UndoneMark = () => {
  const text = useTexts('history');
  return (
    <chakra.span
      alignSelf="start"
      paddingInline="2.5"
      paddingBlock="0.5"
      fontSize="sm"
      fontWeight="semibold"
      color="fg.muted"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.strong"
      borderRadius="sm"
    >
      {text('is-undone')}
    </chakra.span>
  );
};

/** The Undo button disappears once the change is undone: this moves the focus to the sentence of the change. */
const useFocusAfterUndo = (isUndone: boolean) => {
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isUndone && wasPressed.current) sentence.current?.focus();
  }, [isUndone]);
  return { sentence, press: () => (wasPressed.current = true) };
};

/** A change of the history: its sentence, time, author, details and Undo button. */
export const ChangeItem = memo(({ change, words, isBusy, isUndoing, undoError, undo }: ChangeItemProps) => {
  const text = useTexts('history');
  const toast = useTexts('toast');
  const isUndone = change.undoneBy !== null;
  const { sentence, press } = useFocusAfterUndo(isUndone);
  const description = describeChange(change, words);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      gap={{ base: '3', md: '6' }}
      padding={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
    >
      <chakra.div display="grid" gap="2" minWidth="0" justifyItems="start" alignContent="start">
        <chakra.p ref={sentence} tabIndex={-1} fontWeight="semibold" overflowWrap="anywhere">
          {description}
        </chakra.p>
        <Origin change={change} />
        <chakra.div width="full">
          <ChangeDetails change={change} words={words} sentence={description} />
        </chakra.div>
        {undoError ? <chakra.p color="danger.strong">{undoError}</chakra.p> : null}
      </chakra.div>
      <chakra.div display="grid" justifyItems="start" alignContent="start">
        {isUndone ? <UndoneMark /> : null}
        {isUndone || !isUndoable(change.kind) ? null : (
          <Button
            variant="outline"
            size="sm"
            minHeight="11"
            disabled={isBusy}
            aria-label={text('undo-of', { change: description })}
            onClick={() => {
              press();
              undo(change.id);
            }}
          >
            {isUndoing ? <Spinner aria-hidden="true" /> : <Undo2 aria-hidden="true" size={18} />}
            {toast('undo')}
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
});
ChangeItem.displayName = 'ChangeItem';
