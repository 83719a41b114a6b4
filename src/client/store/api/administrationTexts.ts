import { useEffect } from 'react';
import { isRecord } from '../../../model/schema/isRecord';
import { readTexts } from '../../../model/schema/rows';
import { isAdministrationText } from '../../../model/text/textPages';
import { administrationTextsLoaded } from '../content/contentActions';
import { useAppSelector, useAppStore } from '../hooks';
import { authorizationHeaders } from '../session/authorizationHeaders';
import { contentRetryDelayMs } from '../startup';
import type { AppStore } from '../store';
import { wait } from '../wait';
import { versionOf } from './bulkLoad';

/** Whether the store has newer content than a response: then the response lacks a change, such as a deletion. */
const isOutdated = (store: AppStore, version: number | undefined): boolean =>
  version !== undefined && version < (store.getState().startup.version ?? 0);

/** @returns whether the store has the texts now */
const requestTexts = async (store: AppStore): Promise<boolean> => {
  const { site } = store.getState();
  const response = await fetch(`${site.apiBaseUrl}/api/resource/all`, { headers: authorizationHeaders() });
  const body: unknown = await response.json();
  if (!response.ok || !isRecord(body) || isOutdated(store, versionOf(response))) return false;
  store.dispatch(administrationTextsLoaded(readTexts(body.resources).filter(isAdministrationText)));
  return true;
};

const load = async (store: AppStore): Promise<void> => {
  for (let failures = 1; !(await requestTexts(store).catch(() => false)); failures += 1)
    await wait(contentRetryDelayMs(failures));
};

/** Several components of the administration wait for the same load. */
const loads = new WeakMap<AppStore, Promise<void>>();

/**
 * Loads the texts that only the administration shows, with as many retries as necessary. Visitors do not load them.
 * @returns whether they are there
 */
export function useAdministrationTexts(): boolean {
  const store = useAppStore();
  const areLoaded = useAppSelector(({ startup }) => startup.hasAllTexts);
  useEffect(() => {
    if (areLoaded || loads.has(store)) return;
    const loading = load(store).finally(() => loads.delete(store));
    loads.set(store, loading);
  }, [areLoaded, store]);
  return areLoaded;
}
