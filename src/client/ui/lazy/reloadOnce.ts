/** In the session storage: the missing files for which this tab has already reloaded the page. */
const storageKey = 'missingCode';

/** The URL of the file that webpack could not load; '' for any other error. */
const fileUrlOf = (error: unknown): string =>
  error instanceof Error && 'request' in error ? String(error.request) : '';

/** Whether the server no longer has a file: the site has been updated since this page was loaded. */
const isMissing = async (fileUrl: string): Promise<boolean> => {
  const response = await fetch(fileUrl, { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 404;
};

/**
 * Whether a reload would lose typed input. Guarded forms cancel the `beforeunload` event, as for the browser. The login has
 * no guard, so all text fields are checked too.
 */
const hasTypedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ||
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    ),
  ].some(({ value }) => value !== '');

/** Whether the page was already reloaded for this file. True if the browser forbids storage, to avoid a reload loop. */
const wasReloadedFor = (fileUrl: string): boolean => {
  try {
    const reloadedFor = sessionStorage.getItem(storageKey) ?? '';
    if (reloadedFor.includes(fileUrl)) return true;
    sessionStorage.setItem(storageKey, `${reloadedFor} ${fileUrl}`);
    return false;
  } catch {
    return true;
  }
};

/**
 * Reloads the page in its new version if code is missing because the site has been updated. Does so once per file, and
 * never if typed input would be lost. Resolves only if the page stays.
 * @param error the rejection of the import.
 */
export async function reloadOnce(error: unknown): Promise<void> {
  const fileUrl = fileUrlOf(error);
  if (!fileUrl || !(await isMissing(fileUrl)) || hasTypedInput() || wasReloadedFor(fileUrl)) return;
  window.location.reload();
  await new Promise(() => undefined); // the page is being reloaded
}
