import type { Locator, Page } from 'playwright-core';
import { untilFocused } from './waits';

/*
 * Reordering a list by keyboard, mouse and finger. Each step waits until the page has shown the previous one, or announced it to
 * screen readers. The page is in English.
 */

/** Waits until the page announces this to screen readers. The page looks in each frame; a locator looks twice a second. */
export async function untilSpoken(page: Page, said: string | RegExp): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('[aria-live]')].some(({ textContent }) => {
        const spoken = textContent.replaceAll(/\s+/g, ' '); // some of the spaces do not break
        return typeof expected === 'string' ? spoken.includes(expected) : expected.test(spoken);
      }),
    said,
  );
}

const said = { pickedUp: /is picked up\. Position/, moved: /is now in position/, putDown: /is put down in/ };

/** Starts to reorder a list. The handles appear with a delay. */
export async function beginReordering(list: Page | Locator): Promise<void> {
  const done = list.getByRole('button', { name: 'Done', exact: true });
  await list.getByRole('button', { name: 'Reorder', exact: true }).click();
  await untilFocused(done);
}

/** A handle that is ready: then it has the attribute that says whether it is picked up. */
export function listening(handle: Locator): Locator {
  return handle.and(handle.page().locator('[aria-pressed]'));
}

const rowBefore = (handle: Locator): Promise<string | null | undefined> =>
  handle.evaluate((element) =>
    element.closest('[data-row]')?.previousElementSibling?.getAttribute('data-row'),
  );

const untilMoved = async (handle: Locator, before: string | null | undefined): Promise<void> => {
  for (let looks = 0; looks < 1_000; looks += 1) if ((await rowBefore(handle)) !== before) return;
  throw new Error('The row has not moved.');
};

/** Picks up the row of a handle, moves it forward by a number of places, and puts it down. */
export async function moveByKeyboard(
  handle: Locator,
  { key, places = 1 }: { key: 'ArrowUp' | 'ArrowLeft'; places?: number },
): Promise<void> {
  const page = handle.page();
  await listening(handle).press('Space');
  await untilSpoken(page, said.pickedUp);
  const pickedUp = await page.getByText(said.pickedUp).textContent();
  const position = Number(/Position (\d+)/.exec(pickedUp ?? '')?.[1]);
  for (let moved = 1; moved < places; moved += 1) {
    const before = await rowBefore(handle);
    await page.keyboard.press(key);
    await untilMoved(handle, before); // the page announces it half a second later
  }
  await page.keyboard.press(key);
  await untilSpoken(page, `is now in position ${position - places} of`);
  await page.keyboard.press('Space');
  await untilSpoken(page, said.putDown);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const centerOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('A handle is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The points on the way from one point to another, including the last. */
const between = (from: Point, to: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });

/** Drags the row of a handle to the place of another row. */
export async function dragByMouse(handle: Locator, target: Locator): Promise<void> {
  const page = handle.page();
  await listening(handle).hover();
  const [from, to] = [await centerOf(handle), await centerOf(target)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to, 16)) await page.mouse.move(x, y);
  await untilSpoken(page, said.moved);
  await page.mouse.up();
  await untilSpoken(page, said.putDown);
}

/** Holds a finger on the handle of a row until it is picked up, and drags it to the place of another row. */
export async function dragByFinger(handle: Locator, target: Locator): Promise<void> {
  const page = handle.page();
  await listening(handle).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = [await centerOf(handle), await centerOf(target)];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await untilSpoken(page, said.pickedUp);
  for (const point of between(from, to, 16)) await touch('touchMove', point);
  await untilSpoken(page, said.moved);
  await touch('touchEnd');
  await untilSpoken(page, said.putDown);
}
