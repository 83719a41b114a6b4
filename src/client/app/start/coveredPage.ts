import { loadingDelayMs } from '../../../model/limits';
import { knownSearch } from '../../../model/site/knownSearch';
import {
  anyLanguageAttribute,
  coverElementId,
  paintedAttribute,
  parametersAttribute,
  renderedAttribute,
  siteSettingsElementId,
} from '../../../model/site/pageElements';
import { requestBulkLoad } from '../../store/api/bulkLoad';
import { storedUser } from '../../store/session/storedUser';
import { preferredLanguage } from '../../store/storedLanguage';
import { wait } from '../../store/wait';
import type { Handover } from './handover';

/*
 * A part of the first script of a page. It makes the page visible that the server has rendered below the loading screen.
 */
const { documentElement: html } = document;

const root = (): HTMLElement | null => document.getElementById('root');

/** The settings that are needed before the code of the site runs. */
const readSettings = (): { readonly apiBaseUrl?: string; readonly contentVersion?: number } =>
  JSON.parse(document.getElementById(siteSettingsElementId)?.textContent ?? '{}') as object; // our server writes it

/** The part of the query that the server knows. */
const serversSearch = (): string =>
  knownSearch(location.search, html.getAttribute(parametersAttribute)?.split(' ') ?? []);

/** Whether the server has rendered what this visitor sees: this address, in this language, without an administrator's bar. */
export function isRenderedForVisitor(): boolean {
  const language = html.hasAttribute(anyLanguageAttribute) ? preferredLanguage(location.search) : undefined;
  return (
    html.getAttribute(renderedAttribute) === serversSearch() &&
    (language ?? html.lang) === html.lang &&
    storedUser() === undefined
  );
}

/** Removes the loading screen from above the page. */
export function uncover(): void {
  html.setAttribute(paintedAttribute, ''); // the page may be uncovered before the first paint is reported
  document.getElementById(coverElementId)?.remove();
  root()?.removeAttribute('inert');
}

/** Below the loading screen nothing has the focus, and nothing is read aloud. */
export function makeCoveredInert(): void {
  if (document.getElementById(coverElementId)) root()?.setAttribute('inert', '');
}

/**
 * Requests the content. If the page is the visitor's, rendered from this very content, the loading screen goes 300 ms later
 * (specification, section 4).
 */
export function loadContent(
  isRendered: boolean,
): Pick<Handover, 'bulkLoad' | 'isVisitorsPage'> & { readonly isUncovered: Promise<void> } {
  const { apiBaseUrl = '', contentVersion } = readSettings();
  const bulkLoad = requestBulkLoad(apiBaseUrl);
  const isVisitorsPage = bulkLoad.then(
    ({ status, version }) => isRendered && status === 200 && version === contentVersion,
    () => false, // the code of the site requests it again
  );
  const isUncovered = isVisitorsPage.then(async (isVisitors) => {
    if (!isVisitors) return;
    await wait(loadingDelayMs);
    uncover();
  });
  return { bulkLoad, isVisitorsPage, isUncovered };
}

interface KeptClicks {
  /** From here on React answers clicks. */
  readonly stop: () => void;
  readonly repeat: () => void;
}

/** Remembers the last click that the page cannot answer yet. Links work without scripts. */
export function keepClicks(): KeptClicks {
  let clicked: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a[href],button') : null;
    clicked = control?.matches('button') ? control : null;
  };
  const forget = (): void => {
    clicked = null;
  };
  addEventListener('click', keep, true);
  return {
    stop: () => {
      removeEventListener('click', keep, true);
      addEventListener('click', forget, true); // an impatient visitor has clicked again
    },
    repeat: () => {
      removeEventListener('click', forget, true);
      clicked?.click();
    },
  };
}

/** The part of the address that decides what the page shows. */
const shownAddress = (): string => location.pathname + serversSearch();

/** @returns whether the visitor has gone to another address of this document since, as with the back button */
export function watchAddress(): () => boolean {
  const opened = shownAddress();
  return () => shownAddress() !== opened;
}
