import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from './api';
import { rootStateOf } from './rootStateOf';
import { backEndHeaders, errorOf, runInSession } from './api';
import type { SendOptions } from './sendFile';
import { sendFile } from './sendFile';
import { parseJson } from '../../../model/schema/parseJson';

export interface FileUpload extends Pick<SendOptions, 'onProgress'> {
  readonly file: File;
}

type UploadResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Sends a file to the back-end, for the `queryFn` of an endpoint.
 * @param path the path below `/api/`, with its query
 * @param isData checks the response: an unexpected one is an error without a message
 */
export function uploadFile<Data>(
  path: string,
  { file, onProgress }: FileUpload,
  { signal, dispatch, getState }: BaseQueryApi,
  isData: (response: unknown) => response is Data,
): Promise<UploadResult<Data>> {
  return runInSession(dispatch, async (): Promise<UploadResult<Data>> => {
    const state = rootStateOf({ getState });
    const url = `${state.site.apiBaseUrl}/api/${path}`;
    const request = { url, headers: backEndHeaders(state), field: 'file', file };
    const { status, body } = await sendFile(request, { signal, onProgress });
    const response = parseJson(body);
    if (status >= 200 && status < 300 && isData(response)) return { data: response };
    return { error: errorOf(status === 0 ? null : status, response, state) };
  });
}
