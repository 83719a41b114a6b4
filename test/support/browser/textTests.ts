import type { Page } from 'playwright-core';
import type { Language } from '../../../src/model/site/languages';
import type { TextResource } from '../../../src/model/text/texts';
import { SiteTests } from '../site/siteTests';

/** The site and the browser for the tests of a file about texts. */
export class TextTests extends SiteTests {
  /** A text of the home page, as the server stores it. */
  async homeText(key: string, language: Language): Promise<string | undefined> {
    const response = await fetch(`${this.site.apiUrl}/api/resource/all`);
    const { resources } = (await response.json()) as { resources: TextResource[] };
    const texts = resources.filter((text) => text.object_key === key && text.page === 'home');
    return texts.find((text) => text.language === language)?.resource;
  }
}

export function edit(page: Page, key: string): Promise<void> {
  return page.getByRole('button', { name: `Edit ${key}`, exact: true }).click();
}
