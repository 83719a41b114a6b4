/** Names what this tab keeps: the files in whose stead it has loaded a page anew. */
const storageKey = 'missingCode';

/** Which file webpack asked for in vain; '' where it was another failure. */
const addressOf = (failure: unknown): string =>
  failure instanceof Error && 'request' in failure ? String(failure.request) : '';

/** Whether the server has a file no more: the site has been updated since this page was loaded. */
const isGone = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  return answer?.status === 404;
};

/** Whether something typed would go with the page: what guards it says so as to a browser, and a login has no guard. */
const isHeld = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')].some(
    ({ value }) => value !== '',
  );

/** Whether this file was missing before; where storage is forbidden nobody knows, and it counts as known. */
const isKnown = (address: string): boolean => {
  try {
    const known = sessionStorage.getItem(storageKey) ?? '';
    if (known.includes(address)) return true;
    sessionStorage.setItem(storageKey, `${known} ${address}`);
    return false;
  } catch {
    return true;
  }
};

/**
 * Where code has not come since the site has been updated, loads the page anew, in the version that the site has now: once
 * for each file, and never where something typed and not saved would be lost. Ends where the page stays.
 * @param failure what the import of the code was rejected with.
 */
export const reloadOnce = async (failure: unknown): Promise<void> => {
  const address = addressOf(failure);
  if (!address || !(await isGone(address)) || isHeld() || isKnown(address)) return;
  window.location.reload();
  await new Promise(() => undefined); // the page goes
};
