import type { Dispatch } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ImportOptions, ImportReport } from '../../../../model/import/report';
import { isRecord } from '../../../../model/schema/isRecord';
import { contentLoaded } from '../../content/contentActions';
import type { ApiError } from '../api';
import { rootStateOf } from '../rootStateOf';
import { api, backEndHeaders, errorOf, runInSession } from '../api';
import { requestBulkLoad } from '../bulkLoad';
import { fetchContent } from '../initialRequests';
import type { SendOptions } from '../sendFile';
import { parseJson, sendFile } from '../sendFile';
import { ignoreFailure } from '../ignoreFailure';

/** The endpoints of the import of content. */

/** A file to check, with the options of the import. */
export interface CheckedFile extends Pick<SendOptions, 'onProgress'> {
  readonly file: File;
  readonly options: ImportOptions;
}

/** A file to import. `version` is that of its report. */
export interface AppliedFile extends CheckedFile {
  readonly version: number;
}

type Result<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

const queryOf = ({ only, companies }: ImportOptions): URLSearchParams => {
  const query = new URLSearchParams(only === null ? {} : { only: only.join(',') });
  for (const [name, brand] of Object.entries(companies)) query.append('map', `company:${name}=${brand}`);
  return query;
};

const isReport = (response: unknown): response is ImportReport =>
  isRecord(response) && Array.isArray(response.collections) && Array.isArray(response.notes);

const isChange = (response: unknown): response is { id: number | null } =>
  isRecord(response) && (response.id === null || typeof response.id === 'number');

/** Sends the file. An unexpected response is an error without a message. */
const sendImport = <Data>(
  path: string,
  query: URLSearchParams,
  { file, onProgress }: CheckedFile,
  { signal, dispatch, getState }: BaseQueryApi,
  isData: (response: unknown) => response is Data,
): Promise<Result<Data>> =>
  runInSession(dispatch, async (): Promise<Result<Data>> => {
    const state = rootStateOf({ getState });
    const url = `${state.site.apiBaseUrl}/api/${path}?${query.toString()}`;
    const request = { url, headers: backEndHeaders(state), field: 'file', file };
    const { status, body } = await sendFile(request, { signal, onProgress });
    const response = parseJson(body);
    if (status >= 200 && status < 300 && isData(response)) return { data: response };
    return { error: errorOf(status === 0 ? null : status, response, state) };
  });

/** Loads the imported content, for a page that gets no change events. Newer content in the store stays. */
const loadImported = async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
  const current = () => rootStateOf({ getState });
  const { apiBaseUrl } = current().site;
  const content = await fetchContent(apiBaseUrl, 0, requestBulkLoad(apiBaseUrl, { cache: 'reload' }));
  if ((content.version ?? 0) > (current().startup.version ?? 0)) dispatch(contentLoaded(content));
};

export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file. The response is a report of the changes that its import would make. */
    importCheck: build.mutation<ImportReport, CheckedFile>({
      queryFn: (sent, context) => sendImport('import/check', queryOf(sent.options), sent, context, isReport),
    }),
    /** Imports the content as one change. */
    importApply: build.mutation<{ readonly id: number | null }, AppliedFile>({
      queryFn: (sent, context) => {
        const query = queryOf(sent.options);
        query.append('version', String(sent.version));
        return sendImport('import', query, sent, context, isChange);
      },
      invalidatesTags: ['History'],
      onQueryStarted: (_sent, request) =>
        request.queryFulfilled
          .then(() => loadImported(request.dispatch, () => request.getState()))
          .catch(ignoreFailure),
    }),
  }),
});
