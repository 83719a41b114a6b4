import type { ApiError } from '../../store/api/api';
import type { ImageHost } from '../../store/session/session';

export type Sent =
  | { readonly data: { readonly link: string }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

interface Sending {
  readonly signal: AbortSignal;
  /** The language of the host's messages, where it speaks several. */
  readonly language: string;
  /** How much of the picture has gone, in per cent; null while its size is unknown. */
  readonly onProgress: (percent: number | null) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** What a host answered: the address of the picture, or why there is none. Exported for its rules. */
export const readAnswer = (status: number, body: string): Sent => {
  const answer = parse(body);
  const data = isRecord(answer) ? answer.data : undefined;
  const link = isRecord(data) ? data.link : undefined;
  if (status >= 200 && status < 300 && typeof link === 'string' && link !== '') return { data: { link } };
  const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : null;
  return { error: { status: status === 0 ? null : status, message } };
};

/**
 * Sends a picture to the image host (specification, section 7): a request of its own, by XMLHttpRequest, since `fetch` does
 * not tell how much of it has gone. It never rejects: a failure is a result, and so is being stopped.
 */
export const sendImage = (
  host: Pick<ImageHost, 'url' | 'clientId'>,
  file: File,
  { signal, language, onProgress }: Sending,
): Promise<Sent> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (): void => resolve(readAnswer(request.status, request.responseText));
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
