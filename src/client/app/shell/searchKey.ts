import { isSingleKey } from '../../ui/navigation/singleKeys';

const handleKey = (event: KeyboardEvent): void => {
  if (!isSingleKey(event, '/') || document.querySelector('[role=dialog]')) return;
  const field = document.querySelector<HTMLInputElement>('main input[type=search][name]');
  const link = document.querySelector<HTMLElement>('header a[data-search]');
  if (!field && !link) return;
  event.preventDefault();
  field?.focus(); // in Safari, select() alone does not
  field?.select();
  if (!field) link?.click();
};

/** Listens for the key `/`: it opens the search, or selects the text in its field. */
export function listenForSearchKey(): void {
  document.addEventListener('keydown', handleKey);
}
