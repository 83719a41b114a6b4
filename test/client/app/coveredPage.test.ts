import { keepClicks, loadContent, makeCoveredInert } from '../../../src/client/app/start/coveredPage';
import {
  coverElementId,
  paintedAttribute,
  renderedAttribute,
  siteSettingsElementId,
} from '../../../src/model/site/pageElements';

/* The first script of a page, which shows the page of the server before the code of the site has been loaded. */

const { documentElement: html } = document;

const clicks = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  clicks.mockClear();
  html.setAttribute(renderedAttribute, '');
  html.removeAttribute(paintedAttribute);
  document.body.innerHTML =
    `<script type="application/json" id="${siteSettingsElementId}">{"contentVersion":7}</script>` +
    `<div id="${coverElementId}"></div><div id="root"><button>Menu</button></div>`;
  document.querySelector('button')?.addEventListener('click', clicks);
});

afterEach(() => jest.restoreAllMocks());

const click = (): void => document.querySelector('button')?.click();

const sendVersion = (version: number): void => {
  const headers = { 'content-version': String(version) };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { headers })));
};

describe('a click', () => {
  it('is repeated once when the page can answer', () => {
    const kept = keepClicks();
    click();
    kept.stop();
    expect(clicks).toHaveBeenCalledTimes(1); // nothing has answered it
    kept.repeat();
    expect(clicks).toHaveBeenCalledTimes(2);
  });

  it('is not repeated if the visitor has clicked again while React took the page over', () => {
    const kept = keepClicks();
    click();
    kept.stop();
    click(); // React answers this one
    kept.repeat();
    expect(clicks).toHaveBeenCalledTimes(2);
  });
});

describe('the loading screen', () => {
  const isCovered = (): boolean => document.getElementById(coverElementId) !== null;

  it('goes 300 ms after the content has come, although the document is still arriving', async () => {
    sendVersion(7);
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading'); // no event tells of its end
    makeCoveredInert();
    const { isUncovered } = loadContent(true);
    await jest.advanceTimersByTimeAsync(299);
    expect([isCovered(), html.hasAttribute(paintedAttribute)]).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(1);
    await isUncovered;
    expect(isCovered()).toBe(false);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('never goes before the page below it is laid out', async () => {
    sendVersion(7);
    const laidOut: boolean[] = [];
    const removed = new MutationObserver(() => laidOut.push(html.hasAttribute(paintedAttribute)));
    removed.observe(document.body, { childList: true });
    const { isUncovered } = loadContent(true);
    await jest.advanceTimersByTimeAsync(300);
    await isUncovered;
    expect(laidOut).toEqual([true]); // the attribute lets the browser lay it out
  });

  it.each([
    ['other content than the page has', 8, true],
    ['a page that is not the visitor’s', 7, false],
  ])('stays over %s', async (_case, version, isRendered) => {
    sendVersion(version);
    const { isUncovered } = loadContent(isRendered);
    await jest.advanceTimersByTimeAsync(1_000);
    await isUncovered;
    expect(isCovered()).toBe(true);
  });
});
