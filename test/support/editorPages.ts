import type { Locator, Page } from 'playwright-core';

/** What a journey through an editor needs again and again; the page is in English. */

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Answers the browser's next question, and gives what was asked. */
export const answerQuestion = (page: Page, isAccepted: boolean): Promise<string> =>
  new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (isAccepted ? dialog.accept() : dialog.dismiss());
    });
  });

/** The requests that change something, as they are sent: 'POST tanker/save'. */
export const watchChanges = (page: Page): string[] => {
  const changes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api\//, '');
    if (request.method() !== 'GET' && !path.startsWith('auth/')) changes.push(`${request.method()} ${path}`);
  });
  return changes;
};

/** Waits until a text stands somewhere on the page, seen or not. */
export const untilOnPage = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.body.innerHTML.includes(wanted), text);
};

export const isOnPage = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => document.body.innerHTML.includes(wanted), text);

export const untilToast = async (page: Page, text: string): Promise<void> => {
  await page.getByText(text).first().waitFor();
};

/** Fills in inputs by their labels. */
export const fillIn = async (
  form: Page | Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label }).fill(value);
};

/** The names of the rows of a list, in their order. */
export const rowNames = (list: Locator): Promise<string[]> =>
  list.locator('li').evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''));

/** Picks the row of a handle up, moves it by arrow keys, and puts it down. */
export const moveByKeyboard = async (page: Page, handle: Locator, keys: readonly string[]): Promise<void> => {
  await handle.and(page.locator('[aria-pressed]')).focus(); // it says whether it is picked up once it listens
  await page.keyboard.press('Space');
  await page.getByText(/is picked up\. Position/).waitFor({ state: 'attached' });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.getByText(/is now in position/).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Space');
  await page.getByText(/is put down in position/).waitFor({ state: 'attached' });
};

/** Drags the row of a handle to above another one. */
export const dragByMouse = async (page: Page, handle: Locator, target: Locator): Promise<void> => {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('A handle is not to be seen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 16 });
  await page.getByText(/is now in position/).waitFor({ state: 'attached' });
  await page.mouse.up();
  await page.getByText(/is put down in position/).waitFor({ state: 'attached' });
};

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file to choose where a picture is asked for. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });
