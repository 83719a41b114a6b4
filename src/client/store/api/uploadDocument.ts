import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '../../../model/schema/isRecord';
import type { ApiError } from './api';
import { rootStateOf } from './rootStateOf';
import { backEndHeaders, errorOf, runInSession } from './api';
import type { SendOptions } from './sendFile';
import { parseJson, sendFile } from './sendFile';

export interface DocumentUpload extends Pick<SendOptions, 'onProgress'> {
  readonly file: File;
}

type DocumentResult =
  | { readonly data: { readonly fileName: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** Sends a document to the back-end. The result is its name there. */
export function uploadDocument(
  { file, onProgress }: DocumentUpload,
  { signal, dispatch, getState }: BaseQueryApi,
): Promise<DocumentResult> {
  return runInSession(dispatch, async (): Promise<DocumentResult> => {
    const state = rootStateOf({ getState });
    const url = `${state.site.apiBaseUrl}/api/file/upload`;
    const request = { url, headers: backEndHeaders(state), field: 'file', file };
    const { status, body } = await sendFile(request, { signal, onProgress });
    const response = parseJson(body);
    const fileName = isRecord(response) ? response.fileName : undefined;
    if (status >= 200 && status < 300 && typeof fileName === 'string') return { data: { fileName } };
    return { error: errorOf(status === 0 ? null : status, response, state) };
  });
}
