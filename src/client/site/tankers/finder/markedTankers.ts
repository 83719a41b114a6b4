import { parseList, storedValue } from '../../../store/storedValue';
import { maxCompared } from '../../../../model/site/screens/tankers/comparison';

/*
 * The tankers that the visitor has marked in the list. The address holds them only once they are compared: marking one is no step
 * that the back button should undo. They last as long as the tab.
 */

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

const marked = storedValue('sessionStorage', 'compared-tankers', (text) =>
  parseList(text, isId).slice(0, maxCompared),
);

/** Replaces the marked tankers. */
export const markTankers = marked.write;

/** Marks a tanker, unless as many as can be compared are marked. Those that are not listed any more lose their mark. */
export function markTanker(id: number, listed: readonly { readonly id: number }[]): void {
  const ids = marked.read().filter((each) => each !== id && listed.some((tanker) => tanker.id === each));
  if (ids.length < maxCompared) markTankers([...ids, id]);
}

/** Removes the mark of a tanker, if it has one. */
export function unmarkTanker(id: number): void {
  if (marked.read().includes(id)) markTankers(marked.read().filter((each) => each !== id));
}

/** The ids of the marked tankers, in the order of the marks. */
export const useMarkedTankers = marked.use;
