import type { PageTarget, RowRef } from '../../../../model/admin/onPage/pageSource';
import type { PageEditing } from '../PageEditing';
import { focusableOf } from '../sources/scanPage';

/** How long a page may take to show a new row, in ms. Some never do, such as the page of another row. */
const maxWaitMs = 5_000;

/** Scrolls to a row that was just added and focuses it, once the page shows it. */
export function scrollToAddedRow(editing: PageEditing, { entity, id }: RowRef): void {
  const isOfRow = (target: PageTarget): boolean =>
    target.kind === 'row' && target.entity === entity && target.id === id;
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  const unsubscribe = editing.subscribe(() => {
    const elements = [...editing.scan().elements].flatMap(([each, targets]) =>
      targets.some(isOfRow) ? [each] : [],
    );
    const element = elements.find(({ textContent }) => textContent !== '') ?? elements[0]; // its name before its picture
    if (!element) return;
    stop();
    element.scrollIntoView({ block: 'center' });
    focusableOf(element)?.focus({ preventScroll: true });
  });
  const timer = setTimeout(stop, maxWaitMs);
}
