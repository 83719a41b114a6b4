import { prepareStore } from '../../../src/client/app/start/prepareStore';
import { languageChosen } from '../../../src/client/store/language';
import { readSiteSettings } from '../../../src/model/site/siteSettings';

const browserHas = (...languages: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

const visit = (address: string) => {
  window.history.replaceState(null, '', address);
  return prepareStore(readSiteSettings('{}', location));
};

const languageAt = (address: string): string => visit(address).getState().language;

const shownAddress = (): string => location.pathname + location.search + location.hash;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the language of a first visit', () => {
  it.each([
    ['of the path', '/tankers?lang=fr', 'fr', ['fr'], 'en'],
    ['that the address names', '/?lang=fr', 'en', ['en'], 'fr'],
    ['stored before', '/', 'fr', ['en'], 'fr'],
    ['stored before, if the address names an unknown one', '/?lang=es', 'fr', ['en'], 'fr'],
    ['that the browser has first', '/', null, ['es-MX', 'fr-CA', 'en'], 'fr'],
    ['English, if the browser has no language of the site', '/certification', null, ['es', 'de'], 'en'],
  ])('is the one %s', (_source, address, stored, browser, language) => {
    browserHas(...browser);
    if (stored) localStorage.setItem('language', stored);
    expect(languageAt(address)).toBe(language);
  });

  it('is removed from the address once read, and stored', () => {
    expect(languageAt('/certification?a=1&lang=fr#codes')).toBe('fr');
    expect(shownAddress()).toBe('/certification?a=1#codes');
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('is not stored if only the browser has chosen it', () => {
    browserHas('fr-CA');
    const store = visit('/');
    expect(localStorage.getItem('language')).toBeNull();
    store.dispatch(languageChosen('en'));
    expect(localStorage.getItem('language')).toBe('en');
  });
});
