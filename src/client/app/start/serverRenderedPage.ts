import { loadingDelayMs } from '../../../model/limits';
import { pickQueryParameters } from '../../../model/site/pickQueryParameters';
import {
  anyLanguageAttribute,
  loadingScreenElementId,
  paintSteps,
  paintedAttribute,
  parametersAttribute,
  renderedAttribute,
  siteSettingsElementId,
} from '../../../model/site/pageElements';
import { requestBulkLoad } from '../../store/api/bulkLoad';
import { storedUser } from '../../store/session/storedUser';
import { initialLanguage } from '../../store/storedLanguage';
import { wait } from '../../store/wait';
import type { Handover } from './handover';
import { restorePosition } from './scrollPosition';
import { waitForPaint } from './yieldToBrowser';

/*
 * A part of the first script of a page. It makes the page visible that the server has rendered below the loading screen.
 */
const { documentElement: html } = document;

/**
 * The full layout of the page begins this long before the page becomes visible, in ms. It is enough for a
 * phone.
 */
const layoutMs = 100;

const root = (): HTMLElement | null => document.getElementById('root');

/** The settings that are needed before the code of the site runs. */
const readSettings = (): { readonly apiBaseUrl?: string; readonly contentVersion?: number } =>
  JSON.parse(document.getElementById(siteSettingsElementId)?.textContent ?? '{}') as object; // our server writes it

/** The part of the query that the server knows. */
const serversSearch = (): string =>
  pickQueryParameters(location.search, html.getAttribute(parametersAttribute)?.split(' ') ?? []);

/**
 * Whether the server has rendered the page of this visitor: this address, in this language, without an
 * administrator's bar.
 */
export function isRenderedForVisitor(): boolean {
  const language = html.hasAttribute(anyLanguageAttribute) ? initialLanguage(location.search) : undefined;
  return (
    html.getAttribute(renderedAttribute) === serversSearch() &&
    (language ?? html.lang) === html.lang &&
    storedUser() === undefined
  );
}

/**
 * Lets the browser lay out the top of the page below the loading screen: a part at each frame, so that no task is long. The
 * rest follows shortly before the page becomes visible, so that its pictures do not delay the code.
 */
export async function renderLayoutInSteps(): Promise<void> {
  for (const step of paintSteps) {
    if (html.getAttribute(paintedAttribute) === '') return; // all of it is laid out already
    html.setAttribute(paintedAttribute, step);
    await waitForPaint();
  }
}

const layOut = (): void => html.setAttribute(paintedAttribute, '');

/** Removes the loading screen from above the page. */
export function removeLoadingScreen(): void {
  layOut();
  const screen = document.getElementById(loadingScreenElementId);
  if (screen) restorePosition();
  screen?.remove();
  root()?.removeAttribute('inert');
}

/** Below the loading screen nothing has the focus, and nothing is read aloud. */
export function makePageInert(): void {
  if (document.getElementById(loadingScreenElementId)) root()?.setAttribute('inert', '');
}

/**
 * Requests the content. If the page is the visitor's, rendered from this very content, the loading screen goes 300 ms later
 * (specification, section 4).
 */
export function loadContent(
  isRendered: boolean,
): Pick<Handover, 'bulkLoad' | 'isVisitorsPage'> & { readonly isPageShown: Promise<void> } {
  const { apiBaseUrl = '', contentVersion } = readSettings();
  const bulkLoad = requestBulkLoad(apiBaseUrl);
  const isVisitorsPage = bulkLoad.then(
    ({ status, version }) => isRendered && status === 200 && version === contentVersion,
    () => false, // the code of the site requests it again
  );
  const isPageShown = isVisitorsPage.then(async (isVisitors) => {
    if (!isVisitors) return;
    setTimeout(layOut, loadingDelayMs - layoutMs);
    await wait(loadingDelayMs);
    removeLoadingScreen();
  });
  return { bulkLoad, isVisitorsPage, isPageShown };
}

/** The part of the address that decides what the page shows. */
const shownAddress = (): string => location.pathname + serversSearch();

/** @returns whether the visitor has gone to another address of this document since, as with the back button */
export function watchAddress(): () => boolean {
  const opened = shownAddress();
  return () => shownAddress() !== opened;
}
