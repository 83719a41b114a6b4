import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly rule: string;
  /** The elements that break the rule. */
  readonly elements: readonly string[];
}

/** Waits until the dialogs stand still: axe takes a dialog that fades in for a hidden one, and the page below for the open one. */
const untilDialogsStand = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
        .flatMap((dialog) => dialog.getAnimations())
        .map(({ finished }) => finished),
    ),
  );

/** Runs rules of axe inside the page. A document loads axe once, which takes a third of the time of a run. */
const runAxe = async (page: Page, part: string, rules: RunOnly): Promise<Violation[]> => {
  await untilDialogsStand(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], preload: false };
  return page.evaluate(
    async ([context, settings]) => {
      const { axe } = window as unknown as { readonly axe: typeof axeCore }; // from the script
      const { violations } = await axe.run(context, settings);
      return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
    },
    [part, options] as const,
  );
};

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of WCAG 2.2, levels A and AA, that axe finds, each with its elements.
 * @param selector checks only a part of the page. The rest was checked before and has not changed.
 */
export async function violationsIn(page: Page, selector = 'html'): Promise<readonly string[]> {
  const violations = await runAxe(page, selector, { type: 'tag', values: levels });
  return violations.map(({ rule, elements }) => `${rule}: ${elements.join(' ')}`);
}

/** The elements in a part of the page whose text has too little contrast with its background, or with the text around a link. */
export async function contrastViolationsIn(page: Page, selector: string): Promise<readonly string[]> {
  const rules = ['color-contrast', 'link-in-text-block'];
  const violations = await runAxe(page, selector, { type: 'rule', values: rules });
  return violations.flatMap(({ elements }) => elements);
}

/** The width of the page in px. A page that is wider than its window scrolls sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
