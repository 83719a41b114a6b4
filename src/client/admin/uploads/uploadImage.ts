import type { ApiError } from '../../store/api/api';
import type { ImageHost } from '../../store/session/session';
import { isRecord } from '../../../model/isRecord';

export type UploadResult =
  | { readonly data: { readonly link: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

interface SendOptions {
  readonly signal: AbortSignal;
  /** The language of the host's messages, if it has several. */
  readonly language: string;
  /** Called with the progress in percent; null while the size is unknown. */
  readonly onProgress: (percent: number | null) => void;
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Parses the response of an image host: the URL of the picture, or the error. Exported for its tests. */
export function parseUploadResponse(status: number, body: string): UploadResult {
  const response = parse(body);
  const data = isRecord(response) ? response.data : undefined;
  const link = isRecord(data) ? data.link : undefined;
  if (status >= 200 && status < 300 && typeof link === 'string' && link !== '') return { data: { link } };
  const message = isRecord(response) && typeof response.message === 'string' ? response.message : null;
  return { error: { status: status === 0 ? null : status, message } };
}

/**
 * Sends a picture to the image host (specification, section 7), with XMLHttpRequest, since `fetch` does not report
 * the progress of an upload. It never rejects: an error or an abort is a result.
 */
export function uploadImage(
  host: Pick<ImageHost, 'url' | 'clientId'>,
  file: File,
  { signal, language, onProgress }: SendOptions,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (): void => resolve(parseUploadResponse(request.status, request.responseText));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? Math.floor((loaded / total) * 100) : null);
    request.onload = finish;
    request.onerror = finish;
    request.onabort = finish;
    request.open('POST', host.url);
    request.setRequestHeader('Authorization', `Client-ID ${host.clientId}`);
    request.setRequestHeader('Accept-Language', language);
    const body = new FormData();
    body.append('image', file);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) finish();
    else request.send(body);
  });
}
