import {
  isRenderedForVisitor,
  renderLayoutInSteps,
  loadContent,
  makePageInert,
} from '../../../src/client/app/start/serverRenderedPage';
import {
  anyLanguageAttribute,
  loadingScreenElementId,
  paintedAttribute,
  renderedAttribute,
  siteSettingsElementId,
} from '../../../src/model/site/pageElements';

/* The first script of a page, which shows the page of the server before the code of the site has been loaded. */

const { documentElement: html } = document;

beforeEach(() => {
  jest.useFakeTimers();
  html.setAttribute(renderedAttribute, '');
  html.removeAttribute(paintedAttribute);
  document.body.innerHTML =
    `<script type="application/json" id="${siteSettingsElementId}">{"contentVersion":7}</script>` +
    `<div id="${loadingScreenElementId}"></div><div id="root"><button>Menu</button></div>`;
});

afterEach(() => jest.restoreAllMocks());

const sendVersion = (version: number): void => {
  const headers = { 'content-version': String(version) };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { headers })));
};

describe('the loading screen', () => {
  const isLoadingScreenShown = (): boolean => document.getElementById(loadingScreenElementId) !== null;

  const layOutTopNow = async (): Promise<void> => {
    const isLaidOut = renderLayoutInSteps();
    await jest.advanceTimersByTimeAsync(1_000);
    await isLaidOut;
  };

  it('goes 300 ms after the content has come, although the document is still arriving', async () => {
    sendVersion(7);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading'); // no event tells of its end
    makePageInert();
    const { isPageShown } = loadContent(true);
    await jest.advanceTimersByTimeAsync(299);
    expect(isLoadingScreenShown()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    await isPageShown;
    expect(isLoadingScreenShown()).toBe(false);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('never goes before the page below it is laid out', async () => {
    sendVersion(7);
    const laidOut: boolean[] = [];
    const removed = new MutationObserver(() => laidOut.push(html.hasAttribute(paintedAttribute)));
    removed.observe(document.body, { childList: true });
    const { isPageShown } = loadContent(true);
    await jest.advanceTimersByTimeAsync(300);
    await isPageShown;
    expect(laidOut).toEqual([true]); // the attribute lets the browser lay it out
  });

  it('has the page below it laid out in steps', async () => {
    const steps: (string | null)[] = [];
    const changed = new MutationObserver(() => steps.push(html.getAttribute(paintedAttribute)));
    changed.observe(html, { attributeFilter: [paintedAttribute] });
    await layOutTopNow();
    expect(steps).toEqual(['head', 'top']);
    sendVersion(7);
    const { isPageShown } = loadContent(true);
    await jest.advanceTimersByTimeAsync(200);
    expect([steps.at(-1), isLoadingScreenShown()]).toEqual(['', true]); // while nobody sees it
    await jest.advanceTimersByTimeAsync(100);
    await isPageShown;
  });

  it('goes at once although not all steps have been done, and then nothing is hidden again', async () => {
    sendVersion(7);
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0); // a tab in the background
    const { isPageShown } = loadContent(true);
    await jest.advanceTimersByTimeAsync(250);
    await layOutTopNow();
    await isPageShown;
    expect(html.getAttribute(paintedAttribute)).toBe('');
  });

  it.each([
    ['other content than the page has', 8, true],
    ['a page that is not the visitor’s', 7, false],
  ])('stays over %s', async (_case, version, isRendered) => {
    sendVersion(version);
    const { isPageShown } = loadContent(isRendered);
    await jest.advanceTimersByTimeAsync(1_000);
    await isPageShown;
    expect(isLoadingScreenShown()).toBe(true);
  });
});

describe('the page of the server', () => {
  beforeEach(() => {
    html.lang = 'en';
    html.setAttribute(anyLanguageAttribute, ''); // its address has no language
  });

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is the page of a visitor who has not chosen the other language', () => {
    expect(isRenderedForVisitor()).toBe(true);
    localStorage.setItem('language', 'en');
    expect(isRenderedForVisitor()).toBe(true);
    localStorage.setItem('language', 'fr');
    expect(isRenderedForVisitor()).toBe(false);
  });

  it('is not the page of an administrator', () => {
    sessionStorage.setItem('currentUser', '"admin@example.com"');
    expect(isRenderedForVisitor()).toBe(false);
  });
});
