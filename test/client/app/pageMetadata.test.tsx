import { act } from '@testing-library/react';
import { usePageChange } from '../../../src/client/app/router/usePageChange';
import { languageChosen } from '../../../src/client/store/language';
import type { Language } from '../../../src/model/site/languages';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

const descriptionOf = (language: Language): string => {
  const text = initialTexts.find(
    (each) => each.object_key === 'description-home' && each.language === language,
  );
  return text?.resource ?? '';
};

/** The head of the home page as the server sends it: in English, as its address has no language. */
const served = `
  <meta name="description" content="${descriptionOf('en')}" data-of-page>
  <link rel="canonical" href="http://norcuve.localhost/">
  <meta property="og:description" content="${descriptionOf('en')}" data-of-page>
  <meta property="og:locale" content="en_CA" data-of-page>`;

const Screen = () => {
  usePageChange();
  return null;
};

const descriptions = (): readonly (string | null)[] =>
  [...document.head.querySelectorAll('[name=description], [property="og:description"]')].map((meta) =>
    meta.getAttribute('content'),
  );

const canonicalPath = (): string => {
  const { pathname, search } = new URL(
    document.head.querySelector('[rel=canonical]')?.getAttribute('href') ?? '',
  );
  return pathname + search;
};

const open = (language: Language) => {
  document.head.innerHTML = served;
  return renderSettledScreen(Screen, { language, route: '/' });
};

afterEach(() => {
  document.head.innerHTML = '';
});

it('the home page in French has its French description and address', async () => {
  await open('fr');
  expect(descriptions()).toEqual([descriptionOf('fr')]);
  expect(canonicalPath()).toBe('/?lang=fr');
  expect(document.head.querySelector('[content=en_CA]')).toBeNull();
});

it('the head follows the language that the visitor chooses', async () => {
  const { store } = await open('en');
  expect(descriptions()).toEqual([descriptionOf('en'), descriptionOf('en')]);
  act(() => void store.dispatch(languageChosen('fr')));
  expect(descriptions()).toEqual([descriptionOf('fr')]);
  expect(canonicalPath()).toBe('/?lang=fr');
  act(() => void store.dispatch(languageChosen('en')));
  expect(descriptions()).toEqual([descriptionOf('en')]);
  expect(canonicalPath()).toBe('/');
});
