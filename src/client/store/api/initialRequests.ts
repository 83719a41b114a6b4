import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { SiteImage } from '../../../model/images/variants';
import { imageLink, readImages } from '../../../model/images/variants';
import { readRows, readTexts } from '../../../model/schema/rows';
import type { StoredRow } from '../content/storedRow';
import type { Content } from '../content/contentActions';
import { isRecord } from '../../../model/isRecord';

/*
 * The first requests of a page. They need no store, so that they can be sent before the code of the store has run.
 */

/** Reads the response of the bulk load. A missing collection is empty. @throws TypeError if the response is no object */
export function readContent(response: unknown): Content {
  if (!isRecord(response)) throw new TypeError('the bulk load response is not an object');
  const rows = Object.fromEntries(
    entityNames.map((name) => [name, readRows(name, response[entities[name].collection])]),
  ) as unknown as Record<EntityName, StoredRow[]>; // one key for each name of the table
  return { rows, texts: readTexts(response.resources) };
}

/** The content version in the headers of a response. */
export function versionOf({ headers }: Response): number | undefined {
  return Number(headers.get('content-version')) || undefined;
}

/**
 * Requests all content.
 * @param knownVersion the content version when the server rendered the page. An older response comes from the browser's
 * cache; then the request is repeated without the cache.
 * @throws if there is no response, or if it is not the content
 */
export async function fetchContent(
  apiBaseUrl: string,
  options: RequestInit = {},
  knownVersion = 0,
): Promise<Content> {
  const response = await fetch(`${apiBaseUrl}/api/allModels/`, options);
  if (!response.ok) throw new Error(`the bulk load responded with ${response.status}`);
  const version = versionOf(response);
  if (version !== undefined && version < knownVersion) return fetchContent(apiBaseUrl, { cache: 'reload' });
  return { ...readContent(await response.json()), version };
}

/** Requests the facts and descriptions of the images. @returns an empty list if the back-end does not have this request */
export async function fetchImages(apiBaseUrl: string): Promise<readonly SiteImage[]> {
  const response = await fetch(`${apiBaseUrl}${imageLink('all')}`);
  return response.ok ? readImages(await response.json()) : [];
}
