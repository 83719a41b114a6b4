import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** In the page itself, without another page to put results together; and of what passes nothing is told. */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/** What axe finds against WCAG 2.2, levels A and AA, each with where it is. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOf(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Those of the letters, in one place of the page, which are too pale or too dark for what is behind them. */
export async function contrastFaultsIn(page: Page, selector: string): Promise<readonly string[]> {
  const { violations } = await axeOf(page).include(selector).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** How wide the page is, in px: wider than its window means scrolling sideways. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
