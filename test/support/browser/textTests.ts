import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/model/site/languages';
import type { TextResource } from '../../../src/model/text/texts';
import { SiteTests } from '../site/siteTests';

export { untilToast as toast } from './waits';

/** The site and the browser for the tests of a file about texts. */
export class TextTests extends SiteTests {
  /** The texts that the server stores under a key. */
  async stored(page: string, key: string): Promise<readonly TextResource[]> {
    const answer = await fetch(`${this.site.apiUrl}/api/resource/all`);
    const { resources } = (await answer.json()) as { resources: TextResource[] };
    return resources.filter((text) => text.object_key === key && text.page === page);
  }

  /** A text of the home page, as the server stores it. */
  async homeText(key: string, language: Language): Promise<string | undefined> {
    return (await this.stored('home', key)).find((text) => text.language === language)?.resource;
  }
}

/** The requests of a page that change texts, from now on. */
export function countCalls(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/resource/')) {
      made.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  return made;
}

export function rowOf(page: Page, key: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key, exact: true }) });
}

export function edit(page: Page, key: string): Promise<void> {
  return page.getByRole('button', { name: `Edit ${key}`, exact: true }).click();
}
