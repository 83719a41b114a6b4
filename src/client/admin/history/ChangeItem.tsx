import { chakra } from '@chakra-ui/react';
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../../model/history';
import { isUndo, isUndoable } from '../../../model/history';
import { missedTimeOf } from '../../../model/admin/schedules';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDateTime, useFormatTime } from '../../ui/text/useFormatDateTime';
import { ChangeDetails } from './ChangeDetails';
import type { ChangeTexts } from './changeTexts';
import { describeChange } from './describeChange';
import { useAuthorText } from './useAuthorText';

/** The state of an item after a change: its current one, an earlier one, or none that it could have again. */
export type ItemState = 'current' | 'earlier' | 'none';

interface ChangeItemProps {
  readonly change: HistoryEntry;
  readonly words: ChangeTexts;
  readonly isBusy: boolean;
  /** Whether the button of this change was pressed and the server has not responded yet. */
  readonly isRunning: boolean;
  /** Why that failed. */
  readonly error: string | undefined;
  /** Undoes the change or, in the history of an item, puts the item back to the state after it. */
  readonly run: (id: number) => void;
  /** In the history of an item: whether this is its current state, an earlier one, or none that it could have again. */
  readonly state?: ItemState | undefined;
}

/** The author and the time of a change. Its day is in the heading above. */
const Origin = ({ change }: { readonly change: HistoryEntry }) => {
  const { at } = change;
  const text = useTexts('history');
  const authorText = useAuthorText();
  const formatTime = useFormatTime();
  const formatDateTime = useFormatDateTime('long');
  const dueAt = missedTimeOf(change);
  return (
    <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      {' · '}
      {authorText(change)}
      {dueAt === undefined ? null : ` · ${text('was-late', { due: formatDateTime(dueAt) })}`}
    </chakra.p>
  );
};

const Mark = ({ children }: { readonly children: string }) => (
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
    {children}
  </chakra.span>
);

interface ActionButtonProps {
  readonly isBusy: boolean;
  readonly isRunning: boolean;
  readonly label: string;
  /** The label with the change, for screen readers. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

type ActionProps = Pick<ChangeItemProps, 'change' | 'isBusy' | 'isRunning' | 'state'> & {
  readonly description: string;
  readonly onClick: () => void;
};

const ActionButton = ({ isBusy, isRunning, label, name, icon, onClick }: ActionButtonProps) => (
  <Button
    variant="outline"
    size="sm"
    minHeight="11"
    aria-disabled={isBusy} // a disabled button would lose the focus, also if the server refuses the change
    aria-label={name}
    onClick={isBusy ? undefined : onClick}
  >
    {isRunning ? <Spinner aria-hidden="true" /> : icon}
    {label}
  </Button>
);

const UndoAction = ({ change, description, ...button }: ActionProps) => {
  const text = useTexts('history');
  const toast = useTexts('toast');
  const isRedone = isUndo(change); // an undo is undone by a redo
  if (change.undoneBy !== null) return <Mark>{text(isRedone ? 'is-redone' : 'is-undone')}</Mark>;
  if (!isUndoable(change.kind)) return null;
  return (
    <ActionButton
      {...button}
      label={toast(isRedone ? 'redo' : 'undo')}
      name={text(isRedone ? 'redo-of' : 'undo-of', { change: description })}
      icon={isRedone ? <Redo2 aria-hidden="true" size={18} /> : <Undo2 aria-hidden="true" size={18} />}
    />
  );
};

const PutBackAction = ({ change, description, state, ...button }: ActionProps) => {
  const text = useTexts('history');
  const formatDateTime = useFormatDateTime('long');
  if (state === 'current') return <Mark>{text('is-current')}</Mark>;
  if (state === 'none') return null;
  return (
    <ActionButton
      {...button}
      label={text('put-back-to')}
      name={text('put-back-of', { change: description, time: formatDateTime(change.at) })}
      icon={<RotateCcw aria-hidden="true" size={18} />}
    />
  );
};

/** The button disappears once it has done its work: this moves the focus to the sentence of the change. */
const useFocusAfterAction = (isDone: boolean) => {
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isDone && wasPressed.current) sentence.current?.focus();
  }, [isDone]);
  return { sentence, press: () => (wasPressed.current = true) };
};

/** A change of the history: its sentence, time, author, details, and the button that undoes it or puts the item back. */
export const ChangeItem = memo(({ change, words, isBusy, isRunning, error, run, state }: ChangeItemProps) => {
  const isDone = state === undefined ? change.undoneBy !== null : state !== 'earlier';
  const { sentence, press } = useFocusAfterAction(isDone);
  const Action = state === undefined ? UndoAction : PutBackAction;
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
        <chakra.p ref={sentence} data-item="" tabIndex={-1} fontWeight="semibold" overflowWrap="anywhere">
          {description}
        </chakra.p>
        <Origin change={change} />
        <chakra.div width="full" _empty={{ display: 'none' }}>
          <ChangeDetails change={change} words={words} sentence={description} />
        </chakra.div>
        {error ? <chakra.p color="danger.strong">{error}</chakra.p> : null}
      </chakra.div>
      <chakra.div display="grid" justifyItems="start" alignContent="start">
        <Action
          change={change}
          description={description}
          state={state}
          isBusy={isBusy}
          isRunning={isRunning}
          onClick={() => {
            press();
            run(change.id);
          }}
        />
      </chakra.div>
    </chakra.li>
  );
});
ChangeItem.displayName = 'ChangeItem';
