import type { Locator, Page } from 'playwright-core';

/** The effort of a visitor for a task. */
export interface Effort {
  readonly taps: number;
  readonly keys: number;
}

/** A visitor with a phone, who counts what they tap and type. */
export class PhoneVisitor {
  private taps = 0;
  private keys = 0;

  constructor(readonly page: Page) {}

  get effort(): Effort {
    return { taps: this.taps, keys: this.keys };
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, words: string): Promise<void> {
    await field.fill(words);
    this.keys += words.length;
  }

  /** Goes to a page by the menu of the bar. */
  async follow(name: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Ouvrir le menu' }));
    await this.tap(
      this.page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }),
    );
  }

  /** Searches the whole site. */
  async search(words: string): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
    await this.type(this.page.getByRole('searchbox'), words);
  }

  /** The best result on a page of the site. */
  firstOf(page: string): Locator {
    return this.page.getByRole('region', { name: page }).getByRole('link').first();
  }
}
