import type { RequestResult } from '../../store/api/api';
import type { SendOptions } from '../../store/api/sendFile';
import { isSuccess, sendFile } from '../../store/api/sendFile';
import { parseJson } from '../../../model/schema/parseJson';
import type { ImageHost } from '../../store/session/session';
import { isRecord } from '../../../model/schema/isRecord';

export type UploadResult = RequestResult<{ readonly link: string }>;

interface ImageOptions extends SendOptions {
  /** The language of the host's messages, if it has several. */
  readonly language: string;
}

/** Parses the response of an image host: the URL of the picture, or the error. Exported for its tests. */
export function parseUploadResponse(status: number | null, body: string): UploadResult {
  const response = parseJson(body);
  const data = isRecord(response) ? response.data : undefined;
  const link = isRecord(data) ? data.link : undefined;
  if (isSuccess(status) && typeof link === 'string' && link !== '') return { data: { link } };
  const message = isRecord(response) && typeof response.message === 'string' ? response.message : null;
  return { error: { status, message } };
}

/** Sends a picture to the image host (specification, section 7). It never rejects: an error or an abort is a result. */
export async function uploadImage(
  { url, clientId }: Pick<ImageHost, 'url' | 'clientId'>,
  file: File,
  { language, ...options }: ImageOptions,
): Promise<UploadResult> {
  const headers = { Authorization: `Client-ID ${clientId}`, 'Accept-Language': language };
  const { status, body } = await sendFile({ url, headers, field: 'image', file }, options);
  return parseUploadResponse(status, body);
}
