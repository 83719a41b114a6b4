import { createSelector } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { MessageFormatElement } from 'react-intl';
import type { Language } from '../../../model/site/languages';
import { locales } from '../../../model/format/numbers';
import type { TextIndex } from '../../../model/text/texts';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage, selectTextIndex, selectTexts } from '../../store/selectors';
import { lookupText } from '../../../model/text/texts';
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
): Record<string, MessageFormatElement[]> => {
  const messages: Record<string, MessageFormatElement[]> = {};
  for (const { object_key: key, page, language: textLanguage } of texts) {
    if (textLanguage !== language) continue;
    const onPage = page ? lookupText(index, language, key, page) : undefined;
    if (onPage && page) messages[messageId(page, key)] ??= literal(onPage.resource);
    const anywhere = lookupText(index, language, key);
    if (anywhere) messages[messageId(null, key)] ??= literal(anywhere.resource);
  }
  return messages;
};

/** The texts of the current language, as react-intl needs them. */
export const selectMessages = createSelector([selectTexts, selectTextIndex, selectLanguage], messagesOf);

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
