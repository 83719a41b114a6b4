import { anyLanguageAttribute, renderedAttribute } from '../../../model/site/pageElements';
import { locales } from '../../../model/format/numbers';
import { initialLanguage } from '../../store/storedLanguage';
import { wait } from '../../store/wait';
import {
  isRenderedForVisitor,
  renderLayoutInSteps,
  loadContent,
  makePageInert,
  removeLoadingScreen,
  watchAddress,
} from './serverRenderedPage';
import { recordClicks } from './clickReplay';
import { waitForPaint } from './yieldToBrowser';

/*
 * The first script of a page. The server writes it into the page, so it is small and has no dependencies.
 */

/** How long to wait for the first picture, and again for the browser's report that it is painted. */
const firstPaintTimeoutMs = 300;

/** The delay before a script is requested again: the first one, and the longest one. */
const initialRetryDelayMs = 5_000;
const maxRetryDelayMs = 300_000;

/** A page without a language in its address has its texts in every language. It shows those that the visitor prefers. */
const showPreferredLanguage = ({ documentElement: page }: Document): void => {
  const language = initialLanguage(location.search);
  if (language && page.hasAttribute(anyLanguageAttribute)) page.lang = language;
};

/** A performance entry of the type `largest-contentful-paint`. */
type PaintEntry = PerformanceEntry & { readonly element?: Element };

/** Waits until the browser reports that it has painted the element, or anything without one. It may never resolve. */
const painted = (element: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as readonly PaintEntry[]; // only the observed type
      if (!entries.some((entry) => !element || entry.element === element)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

const canReportPaint = (): boolean =>
  PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');

/** Waits until the first picture or text is painted: the visitor sees it before the scripts keep the browser busy. */
const waitForFirstElement = async (): Promise<void> => {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('.loading-picture');
  const decoded = picture?.decode().catch(() => undefined); // a picture that cannot be decoded
  await Promise.race([decoded, wait(firstPaintTimeoutMs)]);
  await Promise.race([canReportPaint() ? painted(picture) : waitForPaint(), wait(firstPaintTimeoutMs)]);
};

/** The scripts that failed to load at the last try, and `broken` if loaded code failed to run. */
const missing = new Set<string>();

/** Stands for code that was loaded but does not run, such as in a browser that is too old. */
const broken = '';

/** The fonts load after the code, so that they do not delay it. Their style is the only one with a media query. */
const loadFonts = (): void => document.querySelector('style[media]')?.removeAttribute('media');

/** While a script is missing, the page shows its version for browsers without scripts. */
const setMissing = (script: string, isMissing: boolean): void => {
  loadFonts(); // a script has come or failed
  missing[isMissing ? 'add' : 'delete'](script);
  document.documentElement.toggleAttribute('data-scripts-failed', missing.size > 0);
  if (isMissing) removeLoadingScreen();
};

/** Loads a script of the site, and retries until it is loaded. */
const loadScript = (address: string, retryDelayMs = initialRetryDelayMs): void => {
  const script = document.createElement('script');
  script.src = address;
  script.async = false; // run the scripts in their order
  script.onload = () => setMissing(address, false);
  script.onerror = () => {
    setMissing(address, true);
    setTimeout(loadScript, retryDelayMs, address, Math.min(2 * retryDelayMs, maxRetryDelayMs));
  };
  document.head.append(script);
};

/** The properties of error events that name the script which failed. */
type FailureEvent = Event & { readonly filename?: string; readonly reason?: { readonly stack?: string } };

/**
 * Handles failures of the site's code until React shows the page. React removes what it could not render; then the server's
 * HTML is shown again.
 * @returns a function to call when React has hydrated the page
 */
const handleFailures = (root: Element): (() => void) => {
  const served = [...root.children];
  const [first = root] = served;
  let isShown = false;
  const setShown = (): void => {
    isShown = true;
    setMissing(broken, false);
    document.documentElement.removeAttribute(renderedAttribute);
  };
  const fail = (event: Event): void => {
    const { filename, reason } = event as FailureEvent;
    if (!(filename ?? reason?.stack)?.includes('/assets/')) return; // code that the browser or an extension has added
    if (!root.firstChild) {
      root.append(...served);
      isShown = false;
    }
    setMissing(broken, !isShown);
  };
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);
  new MutationObserver(() => {
    if (root.contains(first)) return;
    setShown(); // React has rendered the page again
    removeLoadingScreen();
  }).observe(root, { childList: true });
  return setShown;
};

/**
 * The browser searches all its locales when a program first asks for one of them. A worker asks while the
 * scripts are loading. The result serves the whole process, so the page does not wait for it when react-intl
 * formats the first number.
 */
const loadLocales = (): void => {
  const names = JSON.stringify(Object.values(locales));
  const formats = ['NumberFormat', 'DateTimeFormat'];
  const code = [...formats.map((format) => `Intl.${format}.supportedLocalesOf(${names})`), 'close()'];
  new Worker(URL.createObjectURL(new Blob([code.join(';')])));
};

const addresses = document.currentScript?.dataset.start?.split(' ') ?? [];
const isRendered = isRenderedForVisitor();
showPreferredLanguage(document);
const stopRecording = isRendered ? recordClicks() : undefined;
const hasMoved = watchAddress();
const { isPageShown, ...loads } = loadContent(isRendered);
addEventListener('DOMContentLoaded', () => {
  const root = document.getElementById('root');
  if (!root) return;
  const setShown = handleFailures(root);
  makePageInert();
  window.siteHandover = {
    ...loads,
    hasMoved,
    stopRecording,
    finish: () => {
      void isPageShown.then(removeLoadingScreen); // again, for a loading screen that had not arrived yet
      setShown();
    },
  };
  void waitForFirstElement()
    .catch(() => undefined)
    .then(() => {
      void renderLayoutInSteps();
      addresses.forEach((address) => loadScript(address)); // even if the browser lacks an API
      loadLocales();
    });
});
