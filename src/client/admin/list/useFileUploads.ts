import { useCallback, useRef } from 'react';
import type { FormValues, Value } from '../../../model/schema/rows';
import { isValue } from '../../../model/schema/rows';
import { endpoints } from '../../store/api/adminApi';
import { useRequest } from '../requests/useRequest';
import { useToasts } from '../toasts/useToasts';
import { dataOrThrow } from '../requests/requestError';
import type { NewRow } from '../requests/entityRequests';

/**
 * Uploads the files among a form's values and replaces them by their names. A file is uploaded before the row that
 * refers to it is saved (specification, section 4). A file that was uploaded is not sent again when the save is
 * retried.
 */
export function useFileUploads() {
  const request = useRequest();
  const toasts = useToasts();
  const uploadedNames = useRef(new WeakMap<File, string>());
  const send = useCallback(
    async (file: File, isReplacement: boolean): Promise<string> => {
      const uploadedName = uploadedNames.current.get(file);
      if (uploadedName !== undefined) return uploadedName;
      const { fileName } = await dataOrThrow(request<File, { fileName: string }>(endpoints.fileUpload, file));
      uploadedNames.current.set(file, fileName);
      if (isReplacement) toasts.modifiedFile();
      else toasts.addedFile();
      return fileName;
    },
    [request, toasts],
  );
  return useCallback(
    async (values: FormValues, current: FormValues = {}): Promise<NewRow> => {
      const result: Record<string, Value> = {};
      for (const [column, value] of Object.entries(values)) {
        if (value instanceof File) result[column] = await send(value, Boolean(current[column]));
        else if (isValue(value)) result[column] = value;
      }
      return result;
    },
    [send],
  );
}
