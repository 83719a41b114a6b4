interface FileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the form's field. */
  readonly field: string;
  readonly file: File;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** Called with the progress in percent; null while the size is unknown. */
  readonly onProgress: (percent: number | null) => void;
}

interface FileResponse {
  /** Null without a response. */
  readonly status: number | null;
  readonly body: string;
}

export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Sends a file as a form, with XMLHttpRequest, since `fetch` does not report the progress of an upload. It never
 * rejects: an error or an abort is a response without a status.
 */
export function sendFile(
  { url, headers, field, file }: FileRequest,
  { signal, onProgress }: SendOptions,
): Promise<FileResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = (): void => resolve({ status: request.status || null, body: request.responseText });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? Math.floor((loaded / total) * 100) : null);
    request.onload = finish;
    request.onerror = finish;
    request.onabort = finish;
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const body = new FormData();
    body.append(field, file);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) finish();
    else request.send(body);
  });
}
