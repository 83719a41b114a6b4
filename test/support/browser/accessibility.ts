import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Runs axe inside the page, without a second page for the results, and reports violations only. */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/**
 * The violations of WCAG 2.2, levels A and AA, that axe finds, each with its elements.
 * @param selector checks only a part of the page. The rest was checked before and has not changed.
 */
export async function faultsOf(page: Page, selector?: string): Promise<readonly string[]> {
  const axe = selector === undefined ? axeOf(page) : axeOf(page).include(selector);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The elements in a part of the page whose text has too little contrast with its background, or with the text around a link. */
export async function contrastFaultsIn(page: Page, selector: string): Promise<readonly string[]> {
  const { violations } = await axeOf(page)
    .include(selector)
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** The width of the page in px. A page that is wider than its window scrolls sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
