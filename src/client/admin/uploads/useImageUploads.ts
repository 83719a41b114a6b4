import { useCallback } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { useAppStore } from '../../store/hooks';
import { imageLimitsOf } from '../../store/session/session';
import { useTexts } from '../../ui/text/useTexts';
import type { UploadedBatch } from '../../../model/admin/uploads';
import { newRequestKey } from '../../store/requestKey';
import { announceAfterUnmount } from '../requests/announceAfterUnmount';
import { serverMessage } from '../requests/requestError';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import type { UploadEvent } from './upload.machine';
import { uploadMachine } from './upload.machine';
import { useUploadImage } from './useUploadImage';

/** The actor that uploads a file. */
const useUploadActor = () => {
  const uploadImage = useUploadImage();
  return fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
    const controller = new AbortController();
    const onProgress = (percent: number | null): void => sendBack({ type: 'progress', percent });
    void uploadImage(input.file, controller.signal, onProgress).then(({ data, error }) =>
      sendBack(error ? { type: 'failed', cause: error } : { type: 'uploaded', ...data }),
    );
    return () => controller.abort();
  });
};

/**
 * Uploads images.
 * @param name the name of the machine in DevTools: 'galleryImage upload'
 * @param finishBatch saves rows that show the images that were chosen together, or fills in a field. If it rejects, they can be retried
 */
export function useImageUploads(name: string, finishBatch: (batch: UploadedBatch) => Promise<unknown>) {
  const store = useAppStore();
  const text = useTexts('super');
  const toasts = useToasts();
  const uploadActor = useUploadActor();
  const [snapshot, send] = useInspectedMachine(
    uploadMachine.provide({
      actors: {
        upload: uploadActor,
        finishBatch: fromPromise<unknown, UploadedBatch>(({ input, signal }) =>
          announceAfterUnmount(signal, finishBatch(input), { failed: toasts.failed }),
        ),
      },
      actions: {
        announceNotUploaded: (_, { cause }) => toasts.error(text('issue'), serverMessage(cause) ?? undefined),
        announceNotSaved: (_, { cause }) => toasts.failed(cause),
      },
    }),
    name,
  );
  const choose = useCallback(
    (files: readonly File[]) => {
      const limits = imageLimitsOf(store.getState().session);
      send({ type: 'choose', files, limits, requestKey: newRequestKey() });
    },
    [store, send],
  );
  const retry = useCallback(() => send({ type: 'retry', requestKey: newRequestKey() }), [send]);
  return { items: snapshot.context.items, isBusy: snapshot.hasTag('busy'), send, choose, retry };
}

export type ImageUploads = ReturnType<typeof useImageUploads>;
