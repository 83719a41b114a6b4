import { storedLanguage } from '../../store/storedLanguage';
import { firstPaint } from './yieldToBrowser';

/*
 * What a page runs first. The server writes it into the page, so it is small and brings nothing with it.
 */

/** How long the first picture is waited for, and then the browser's word that it has been painted, in ms. */
const patience = 300;

/** How long after a failure code is asked for again, at first and after many, in ms. */
const firstPause = 5_000;
const longestPause = 300_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The words of a page whose path says no language are there in each: those are seen that its reader chose before. */
const chooseLanguage = ({ documentElement: page }: Document): void => {
  const language = storedLanguage();
  if (language && page.hasAttribute('data-any-language')) page.lang = language;
};

/** What a browser tells of a largest paint. */
type Paint = PerformanceEntry & { readonly element?: Element };

/** Waits until the browser says that it has painted the element, or anything at all; in vain where it never tells. */
const told = (element: Element | null): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const painted = list.getEntries() as readonly Paint[]; // of the type that is observed
      if (!painted.some((entry) => !element || entry.element === element)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

const tells = (): boolean => PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');

/** Waits for what the page begins with: it is seen before the code takes the browser's time. */
const firstPart = async (): Promise<void> => {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('.loading-picture');
  const decoded = picture?.decode().catch(() => undefined); // one that cannot be shown
  await Promise.race([decoded, wait(patience)]);
  await Promise.race([tells() ? told(picture) : firstPaint(), wait(patience)]);
};

/** The parts that have not come when they were last asked for, and what has come and does not run. */
const missing = new Set<string>();

/** Stands for code that has come and does not run, as in a browser that is too old for it. */
const broken = '';

/** While something is missing the page can be read as it is without scripts. */
const settle = (part: string, isMissing: boolean): void => {
  missing[isMissing ? 'add' : 'delete'](part);
  document.documentElement.toggleAttribute('data-unstarted', missing.size > 0);
};

/** Brings a part of the site's code, and again as long as it does not come. */
const bring = (address: string, pause = firstPause): void => {
  const script = document.createElement('script');
  script.src = address;
  script.async = false; // in their order
  script.onload = () => settle(address, false);
  script.onerror = () => {
    settle(address, true);
    setTimeout(bring, pause, address, Math.min(2 * pause, longestPause));
  };
  document.head.append(script);
};

/** What the events tell of whose code has failed. */
type Failure = Event & { readonly filename?: string; readonly reason?: { readonly stack?: string } };

/**
 * Hears of failures of the site's code until it has drawn something. React takes away what it could not draw, and what was
 * served is shown again.
 */
const hearFailures = (root: Element): void => {
  const served = [...root.children];
  const [first = root] = served;
  const fail = (event: Event): void => {
    const { filename, reason } = event as Failure;
    if (!(filename ?? reason?.stack)?.includes('/assets/')) return; // what a browser has added to the page
    if (!root.firstChild) root.append(...served);
    settle(broken, root.contains(first));
  };
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);
  new MutationObserver(() => root.contains(first) || settle(broken, false)).observe(root, {
    childList: true,
  });
};

const addresses = document.currentScript?.dataset.start?.split(' ') ?? [];
chooseLanguage(document);
addEventListener('DOMContentLoaded', () => {
  const root = document.getElementById('root');
  if (root) hearFailures(root);
  void firstPart()
    .catch(() => undefined)
    .then(() => addresses.forEach((address) => bring(address))); // whatever this browser lacks
});
