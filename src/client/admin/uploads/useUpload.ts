import { useCallback } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { isApiError } from '../../store/api/api';
import { useAppStore } from '../../store/hooks';
import { imageLimitsOf } from '../../store/session/session';
import { useTexts } from '../../ui/text/useTexts';
import { RequestError } from '../requests/requestError';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import type { UploadEvent } from './upload.machine';
import { uploadMachine } from './upload.machine';
import { useUploadImage } from './useUploadImage';

/**
 * Uploads pictures.
 * @param name the name of the machine in DevTools: 'upload galleryImage'
 * @param keep saves the URL of a picture; if it rejects, the picture can be retried
 */
export function useUpload(name: string, keep: (link: string) => Promise<unknown>) {
  const store = useAppStore();
  const text = useTexts('super');
  const toasts = useToasts();
  const uploadImage = useUploadImage();
  const [snapshot, send] = useInspectedMachine(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
          const controller = new AbortController();
          const onProgress = (percent: number | null): void => sendBack({ type: 'progress', percent });
          void uploadImage(input.file, controller.signal, onProgress).then(({ data, error }) =>
            sendBack(error ? { type: 'failed', cause: error } : { type: 'sent', link: data.link }),
          );
          return () => controller.abort();
        }),
        keep: fromPromise<unknown, { link: string }>(({ input }) => keep(input.link)),
      },
      actions: {
        announceFailure: (_, { cause }) => {
          // The picture may have been sent, and the request that saves its row failed.
          if (cause instanceof RequestError) toasts.failed(cause.reason);
          else toasts.error(text('issue'), isApiError(cause) ? (cause.message ?? undefined) : undefined);
        },
      },
    }),
    name,
  );
  const choose = useCallback(
    (files: readonly File[]) => {
      const limits = imageLimitsOf(store.getState().session);
      send({ type: 'choose', files, limits });
    },
    [store, send],
  );
  return { items: snapshot.context.items, isBusy: snapshot.hasTag('busy'), send, choose };
}

export type Upload = ReturnType<typeof useUpload>;
