import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { fillPlaceholders, missingText } from '../../../model/text/texts';
import type { TextKey } from '../../../content/texts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage } from '../../../model/text/textPages';
import { messageId } from './messageId';

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key of one page; `{name}` in it is replaced by the value of that name, a number as the language writes it. */
export type TextOf<Page extends TextPage> = (key: TextKey<Page>, values?: TextValues) => string;

/**
 * The texts of a page in the current language: `const text = useTexts('home'); text('main-text')`. Texts that all pages
 * share are on the page 'shared'. A missing text shows the placeholder of the specification, section 8.
 */
export function useTexts<Page extends TextPage>(page: Page): TextOf<Page> {
  const { messages, formatMessage, formatNumber } = useIntl();
  return useCallback(
    (key, values) => {
      const id = messageId(storedPage(page), key);
      if (!Object.hasOwn(messages, id)) return missingText(key, storedPage(page) ?? undefined);
      const text = formatMessage({ id });
      return values ? fillPlaceholders(text, values, formatNumber) : text;
    },
    [page, messages, formatMessage, formatNumber],
  );
}
