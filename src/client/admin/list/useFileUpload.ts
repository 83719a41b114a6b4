import { useMemo } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { useToasts } from '../toasts/useToasts';
import type { FileUploadInput } from '../../../model/admin/listTask';
import type { UploadingFile } from '../fields/formSettings';

/** Uploads a file of a form, until the signal stops it. A toast says that it was added. */
export function useFileUpload() {
  const [upload] = endpoints.fileUpload.useMutation();
  const toasts = useToasts();
  return async (
    { file, isReplacement, onProgress }: FileUploadInput,
    signal: AbortSignal,
  ): Promise<string> => {
    const request = upload({ file, onProgress });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const { fileName } = await request.unwrap();
    if (isReplacement) toasts.modifiedFile();
    else toasts.addedFile();
    return fileName;
  };
}

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
