import { useMemo } from 'react';
import type { UploadingFile } from './formSettings';

/**
 * What the input of a file shows while the file is uploaded.
 * @param file the file; null if none is being uploaded
 * @param send sends an event to the machine of the form
 */
export function useUploadingFile(
  file: File | null,
  percent: number | null,
  send: (event: { readonly type: 'stopUpload' }) => void,
): UploadingFile | null {
  return useMemo(
    () => file && { file, percent, stop: () => send({ type: 'stopUpload' }) },
    [file, percent, send],
  );
}
