import { isRecord } from '../../../../model/schema/isRecord';
import { api } from '../api';
import type { DocumentUpload } from '../uploadDocument';
import { uploadDocument } from '../uploadDocument';

/** The endpoints about uploaded documents. */
export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileUpload: build.mutation<{ readonly fileName: string }, DocumentUpload>({
      queryFn: (upload, context) => uploadDocument(upload, context),
    }),
    /** The names of documents in which the server has found no text. */
    documentsWithoutText: build.query<readonly string[], void>({
      query: () => ({ url: 'file/texts' }),
      transformResponse: (response: unknown) =>
        Object.entries(isRecord(response) ? response : {}).flatMap(([name, pages]) =>
          Array.isArray(pages) && pages.length === 0 ? [name] : [],
        ),
    }),
  }),
});
