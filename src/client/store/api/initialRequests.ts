import type { SiteImage } from '../../../model/images/variants';
import { imageLink, readImages } from '../../../model/images/variants';
import { readCollections, readTexts } from '../../../model/schema/rows';
import type { Content } from '../content/contentActions';
import { isRecord } from '../../../model/schema/isRecord';
import type { BulkLoad } from './bulkLoad';
import { requestBulkLoad } from './bulkLoad';

/*
 * The first requests of a page. They need no store, so that they can be sent before the code of the store has run.
 */

/** Reads the response of the bulk load. @throws TypeError if the response is no object */
export function readContent(response: unknown): Content {
  if (!isRecord(response)) throw new TypeError('the bulk load response is not an object');
  return { rows: readCollections(response), texts: readTexts(response.resources) };
}

/**
 * Requests all content.
 * @param knownVersion the content version when the server rendered the page. An older response comes from the browser's
 * cache; then the request is repeated without the cache.
 * @param pending the same request, if it has been sent already
 * @throws if there is no response, or if it is not the content
 */
export async function fetchContent(
  apiBaseUrl: string,
  knownVersion = 0,
  pending: Promise<BulkLoad> = requestBulkLoad(apiBaseUrl),
): Promise<Content> {
  const { status, version, body } = await pending;
  if (status !== 200) throw new Error(`the bulk load responded with ${status}`);
  if (version !== undefined && version < knownVersion)
    return fetchContent(apiBaseUrl, 0, requestBulkLoad(apiBaseUrl, { cache: 'reload' }));
  return { ...readContent(JSON.parse(body)), version };
}

/**
 * Requests the metadata and descriptions of the images.
 * @returns an empty list if the back-end does not have this request
 * @throws if the request fails
 */
export async function fetchImages(apiBaseUrl: string): Promise<readonly SiteImage[]> {
  const response = await fetch(`${apiBaseUrl}${imageLink('all')}`);
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`the request of the images responded with ${response.status}`);
  return readImages(await response.json());
}
