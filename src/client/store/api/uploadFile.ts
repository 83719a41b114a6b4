import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RequestResult } from './api';
import { rootStateOf } from './rootStateOf';
import { backEndHeaders, errorOf, runInSession } from './api';
import type { SendOptions } from './sendFile';
import { isSuccess, sendFile } from './sendFile';
import { parseJson } from '../../../model/schema/parseJson';

export interface FileUpload extends Pick<SendOptions, 'onProgress'> {
  readonly file: File;
}

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
): Promise<RequestResult<Data>> {
  return runInSession(dispatch, async (): Promise<RequestResult<Data>> => {
    const state = rootStateOf({ getState });
    const url = `${state.site.apiBaseUrl}/api/${path}`;
    const request = { url, headers: backEndHeaders(state), field: 'file', file };
    const { status, body } = await sendFile(request, { signal, onProgress });
    const response = parseJson(body);
    if (isSuccess(status) && isData(response)) return { data: response };
    return { error: errorOf(status, response, state) };
  });
}
