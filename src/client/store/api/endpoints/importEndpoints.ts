import type { Dispatch } from '@reduxjs/toolkit';
import type { ImportOptions, ImportReport } from '../../../../model/import/report';
import { isRecord } from '../../../../model/schema/isRecord';
import { contentLoaded } from '../../content/contentActions';
import { rootStateOf } from '../rootStateOf';
import { api } from '../api';
import { requestBulkLoad } from '../bulkLoad';
import { fetchContent } from '../initialRequests';
import type { FileUpload } from '../uploadFile';
import { uploadFile } from '../uploadFile';
import { ignoreFailure } from '../ignoreFailure';

/** The endpoints of the import of content. */

/** A file to check, with the options of the import. */
export interface CheckedFile extends FileUpload {
  readonly options: ImportOptions;
}

/** A file to import. `version` is that of its report. */
export interface AppliedFile extends CheckedFile {
  readonly version: number;
}

const queryOf = ({ only, companies }: ImportOptions): URLSearchParams => {
  const query = new URLSearchParams(only === null ? {} : { only: only.join(',') });
  for (const [name, brand] of Object.entries(companies)) query.append('map', `company:${name}=${brand}`);
  return query;
};

const isReport = (response: unknown): response is ImportReport =>
  isRecord(response) && Array.isArray(response.collections) && Array.isArray(response.notes);

const isChange = (response: unknown): response is { id: number | null } =>
  isRecord(response) && (response.id === null || typeof response.id === 'number');

/** Loads the imported content, for a page that gets no change events. Newer content in the store stays. */
const loadImported = async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
  const current = () => rootStateOf({ getState });
  const { site, startup } = current();
  const options = { cache: 'reload', isWhole: startup.hasAllTexts } as const; // the administration keeps its texts
  const content = await fetchContent(site.apiBaseUrl, 0, requestBulkLoad(site.apiBaseUrl, options));
  if ((content.version ?? 0) > (current().startup.version ?? 0)) dispatch(contentLoaded(content));
};

export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks a file. The response is a report of the changes that its import would make. */
    importCheck: build.mutation<ImportReport, CheckedFile>({
      queryFn: (sent, context) =>
        uploadFile(`import/check?${queryOf(sent.options).toString()}`, sent, context, isReport),
    }),
    /** Imports the content as one change. */
    importApply: build.mutation<{ readonly id: number | null }, AppliedFile>({
      queryFn: (sent, context) => {
        const query = queryOf(sent.options);
        query.append('version', String(sent.version));
        return uploadFile(`import?${query.toString()}`, sent, context, isChange);
      },
      invalidatesTags: ['History'],
      onQueryStarted: (_sent, request) =>
        request.queryFulfilled
          .then(() => loadImported(request.dispatch, () => request.getState()))
          .catch(ignoreFailure),
    }),
  }),
});
