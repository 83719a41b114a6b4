import { endpoints } from '../../store/api/adminApi';
import { useToasts } from '../toasts/useToasts';
import type { FileUploadInput } from '../../../model/admin/listTask';

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
