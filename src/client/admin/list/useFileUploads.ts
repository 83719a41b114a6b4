import { useCallback, useRef } from 'react';
import type { FormValues, Value } from '../../../model/schema/rows';
import { isValue } from '../../../model/schema/rows';
import { endpoints } from '../../store/api/adminApi';
import { useRequest } from '../requests/useRequest';
import { useToasts } from '../toasts/useToasts';
import { dataOrThrow } from '../requests/requestError';
import type { NewRow } from '../requests/entityRequests';

/**
 * Sends the files that a form holds and puts their names in their place: a file goes before the row that names it
 * (specification, section 4). One that has arrived is not sent again when the row is tried a second time.
 */
export const useFileUploads = () => {
  const call = useRequest();
  const toasts = useToasts();
  const arrived = useRef(new WeakMap<File, string>());
  const send = useCallback(
    async (file: File, isReplacement: boolean): Promise<string> => {
      const known = arrived.current.get(file);
      if (known !== undefined) return known;
      const { fileName } = await dataOrThrow(call<File, { fileName: string }>(endpoints.fileUpload, file));
      arrived.current.set(file, fileName);
      if (isReplacement) toasts.modifiedFile();
      else toasts.addedFile();
      return fileName;
    },
    [call, toasts],
  );
  return useCallback(
    async (values: FormValues, current: FormValues = {}): Promise<NewRow> => {
      const sent: Record<string, Value> = {};
      for (const [column, value] of Object.entries(values)) {
        if (value instanceof File) sent[column] = await send(value, Boolean(current[column]));
        else if (isValue(value)) sent[column] = value;
      }
      return sent;
    },
    [send],
  );
};
