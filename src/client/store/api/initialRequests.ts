import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { SiteImage } from '../../../model/images/variants';
import { imageLink, readImages } from '../../../model/images/variants';
import { readRows, readTexts } from '../../../model/schema/rows';
import type { StoredRow } from '../content/storedRow';
import type { Content } from '../content/contentActions';

/*
 * What the site asks for before anything else. These calls need no store, so that they are under way before the code of one
 * has run.
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the answer of the bulk load; a missing collection is empty, an answer that is no object is an error. */
export const readContent = (answer: unknown): Content => {
  if (!isRecord(answer)) throw new TypeError('the bulk load answered no object');
  const rows = Object.fromEntries(
    entityNames.map((name) => [name, readRows(name, answer[entities[name].collection])]),
  ) as unknown as Record<EntityName, StoredRow[]>; // one for each name of the table
  return { rows, texts: readTexts(answer.resources) };
};

/** The version of the content that an answer tells of. */
export const versionOf = ({ headers }: Response): number | undefined =>
  Number(headers.get('content-version')) || undefined;

/**
 * Asks for all content; rejects where there is no answer, or an answer that is not the content.
 * @param knownVersion that of the content when the page was made: a copy that is older has been kept by the browser, and the
 * server is asked itself.
 */
export const fetchContent = async (
  apiBaseUrl: string,
  options: RequestInit = {},
  knownVersion = 0,
): Promise<Content> => {
  const response = await fetch(`${apiBaseUrl}/api/allModels/`, options);
  if (!response.ok) throw new Error(`the bulk load answered ${response.status}`);
  const version = versionOf(response);
  if (version !== undefined && version < knownVersion) return fetchContent(apiBaseUrl, { cache: 'reload' });
  return { ...readContent(await response.json()), version };
};

/** Asks for what is known of the images; of a back-end that does not know of it there is nothing. */
export const fetchImages = async (apiBaseUrl: string): Promise<readonly SiteImage[]> => {
  const response = await fetch(`${apiBaseUrl}${imageLink('all')}`);
  return response.ok ? readImages(await response.json()) : [];
};
