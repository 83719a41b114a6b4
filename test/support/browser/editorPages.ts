import type { Locator, Page } from 'playwright-core';
import { pixel } from '../data/pixel';

/** Steps that many tests of editors share. The page is in English. */

export function button(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

/** Responds to the next dialog of the browser. @returns its message */
export function answerQuestion(page: Page, isAccepted: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (isAccepted ? dialog.accept() : dialog.dismiss());
    });
  });
}

/** The requests that change something, as they are sent: 'POST tanker/save'. */
export function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api\//, '');
    if (request.method() !== 'GET' && !path.startsWith('auth/')) changes.push(`${request.method()} ${path}`);
  });
  return changes;
}

/** Fills in inputs by their labels. */
export async function fillIn(form: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label }).fill(value);
}

/** The rows of an editor: a table where its kind has columns, otherwise a list, as it also is while it is reordered. */
export function listOf(page: Page | Locator, name: string): Locator {
  return page.getByRole('list', { name, exact: true }).or(page.getByRole('table', { name, exact: true }));
}

/** The names of the rows of a list, in order. */
export async function rowNames(list: Locator): Promise<string[]> {
  const rows = list.locator('[data-row]');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => row.querySelector('p')?.textContent ?? ''));
}

/** A file for a picture field. */
export function picture(name: string) {
  return { name, mimeType: 'image/png', buffer: pixel };
}
