import { bulkLoadPath, publicBulkLoadPath } from '../../../model/schema/bulkLoad';

/** The response of the bulk load, before it is parsed. */
export interface BulkLoad {
  readonly status: number;
  /** The version of the content; undefined if the back-end has no versions. */
  readonly version: number | undefined;
  readonly body: string;
}

/** The content version in the headers of a response. */
export function versionOf({ headers }: Response): number | undefined {
  return Number(headers.get('content-version')) || undefined;
}

interface BulkLoadOptions extends Pick<RequestInit, 'cache'> {
  /** Whether the texts of the administration are requested too. */
  readonly isWhole?: boolean;
}

/** Requests all content. @throws if there is no response, or not all of it */
export async function requestBulkLoad(
  apiBaseUrl: string,
  { isWhole = false, ...options }: BulkLoadOptions = {},
): Promise<BulkLoad> {
  const response = await fetch(apiBaseUrl + (isWhole ? bulkLoadPath : publicBulkLoadPath), options);
  return { status: response.status, version: versionOf(response), body: await response.text() };
}
