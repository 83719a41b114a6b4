import { isRecord } from '../../../../model/schema/isRecord';
import { api } from '../api';
import type { FileUpload } from '../uploadFile';
import { uploadFile } from '../uploadFile';

const isStored = (response: unknown): response is { readonly fileName: string } =>
  isRecord(response) && typeof response.fileName === 'string';

/** The endpoints about uploaded documents. */
export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a document. The result is its name there. */
    fileUpload: build.mutation<{ readonly fileName: string }, FileUpload>({
      queryFn: (upload, context) => uploadFile('file/upload', upload, context, isStored),
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
