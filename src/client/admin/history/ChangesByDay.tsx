import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../ui/text/useTexts';
import { OlderItems } from '../controls/listNotices';
import type { HistoryEntry } from '../../../model/history';
import type { ItemState } from './ChangeItem';
import { ChangeItem } from './ChangeItem';
import { dayOf, groupByDay, startOfDay } from './days';
import { useChangeTexts } from './useChangeTexts';
import type { History } from './useHistory';

/** Returns the name of a day: 'Today', or 'Monday, November 23', with the year if it is another one. `now` is in milliseconds since 1970. */
const useDayName = (now: number): ((day: string) => string) => {
  const text = useTexts('history');
  const { formatDate } = useIntl();
  const today = dayOf(now);
  const yesterday = dayOf(startOfDay(today, -1));
  return (day) => {
    if (day === today) return text('today');
    if (day === yesterday) return text('yesterday');
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return formatDate(startOfDay(day), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
};

interface ChangesByDayProps {
  readonly history: Pick<
    History,
    'changes' | 'loadedAt' | 'isBusy' | 'hasOlder' | 'isLoadingOlder' | 'loadOlder'
  >;
  /** The action of the buttons, the change for which it runs, and the change for which it failed. */
  readonly action: {
    readonly run: (id: number) => void;
    readonly running: number | null | undefined;
    readonly error: { readonly id: number | undefined; readonly reason: string } | undefined;
  };
  /** In the history of an item: returns the state of the item after a change. */
  readonly stateOf?: (change: HistoryEntry) => ItemState;
}

/** The changes under the headings of their days, with a button for older ones. */
export function ChangesByDay({ history, action, stateOf }: ChangesByDayProps) {
  const text = useTexts('history');
  const words = useChangeTexts();
  const dayName = useDayName(history.loadedAt);
  const { changes, isBusy, hasOlder, isLoadingOlder, loadOlder } = history;
  return (
    <chakra.div display="grid" gap="6">
      {groupByDay(changes).map(({ day, changes: ofDay }) => (
        <chakra.section key={day} display="grid" gap="3">
          <chakra.h2 fontSize="lg" _firstLetter={{ textTransform: 'uppercase' }}>
            {dayName(day)}
          </chakra.h2>
          <chakra.ol
            listStyle="none"
            display="grid"
            gap="3"
            aria-label={text('list-of-day', { list: text('list'), day: dayName(day) })}
            aria-busy={isBusy}
          >
            {ofDay.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                words={words}
                isBusy={isBusy}
                isRunning={action.running === change.id}
                error={action.error?.id === change.id ? action.error.reason : undefined}
                run={action.run}
                state={stateOf?.(change)}
              />
            ))}
          </chakra.ol>
        </chakra.section>
      ))}
      {hasOlder ? (
        <OlderItems page="history" isBusy={isBusy} isLoading={isLoadingOlder} load={loadOlder} />
      ) : null}
    </chakra.div>
  );
}
