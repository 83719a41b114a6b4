import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { MessageFormatElement } from 'react-intl';
import type { Brand } from '../../../model/site/brands';
import type { Language } from '../../../model/site/languages';
import { lookupBrandText, variantOf } from '../../../model/text/brandTexts';
import { locales } from '../../../model/format/numbers';
import type { TextIndex } from '../../../model/text/texts';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectTextIndex, selectTexts } from '../../store/selectors';
import type { TextResource } from '../../../model/text/texts';
import { messageId } from './messageId';

/** A text as a parsed message with one literal, so that its braces and brackets are not parsed as ICU syntax. */
const literal = (value: string): MessageFormatElement[] => [
  { type: 0, value }, // TYPE.literal: the enum itself is in the parser, which is left out
];

const messagesOf = (
  texts: readonly TextResource[],
  index: TextIndex,
  language: Language,
  brand: Brand,
): Record<string, MessageFormatElement[]> => {
  const messages: Record<string, MessageFormatElement[]> = {};
  const add = (key: string, page: string | null): void => {
    const id = messageId(page, key);
    const text = id in messages ? undefined : lookupBrandText(index, brand, language, key, page ?? undefined);
    if (text) messages[id] = literal(text.resource);
  };
  for (const text of texts) {
    if (text.language !== language) continue;
    for (const key of [text.object_key, variantOf(text)?.key]) {
      if (key && text.page) add(key, text.page);
      if (key) add(key, null);
    }
  }
  return messages;
};

/** The texts of the current language and brand, as react-intl needs them. */
export const selectMessages = createSelector(
  [selectTexts, selectTextIndex, selectLanguage, selectBrand],
  messagesOf,
);

/** Provides the texts of the current language to its children, and sets the language of the document. */
export function TextProvider({ children }: { children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  const messages = useAppSelector(selectMessages);
  useEffect(() => {
    const { documentElement: page } = document;
    if (page.lang !== language) page.lang = language; // even the same language makes the browser lay out the page again
  }, [language]);
  return (
    <IntlProvider locale={locales[language]} messages={messages} onError={ignoreMissing}>
      {children}
    </IntlProvider>
  );
}

/** A missing text already shows its placeholder (specification, section 8), so the console stays quiet. */
const ignoreMissing = (): void => undefined;
