import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '../../../src/model/site/languages';
import { usePlural } from '../../../src/client/ui/text/usePlural';

const pluralIn = (language: Language) =>
  renderHook(usePlural, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider locale={language}>{children}</IntlProvider>
    ),
  }).result.current;

it.each([
  ['en', ['many', 'one', 'many', 'many']],
  ['fr', ['one', 'one', 'many', 'many']],
] as const)('0, 1, 2 and a million have the right plural form in %s', (language, words) => {
  expect([0, 1, 2, 1_000_000].map(pluralIn(language))).toEqual(words);
});
