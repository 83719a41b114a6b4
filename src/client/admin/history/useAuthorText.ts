import type { HistoryEntry } from '../../../model/history';
import { useTexts } from '../../ui/text/useTexts';

/** Returns who made a change, in words: the name of the person, else the login, the schedule, or the site itself. */
export function useAuthorText(): (change: Pick<HistoryEntry, 'author' | 'authorName' | 'kind'>) => string {
  const text = useTexts('history');
  return ({ author, authorName, kind }) =>
    text('by', {
      author: authorName ?? author ?? text(kind === 'schedule' ? 'the-schedule' : 'the-site'),
    });
}
