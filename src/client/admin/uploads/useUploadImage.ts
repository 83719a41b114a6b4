import { useCallback } from 'react';
import { errorOf, retryAfterLogin } from '../../store/api/api';
import { useAppStore } from '../../store/hooks';
import type { ImageHost } from '../../store/session/session';
import type { AppStore } from '../../store/store';
import { confirmSession } from '../requests/confirmSession';
import type { UploadResult } from './uploadImage';
import { uploadImage } from './uploadImage';

/** There was no response, perhaps because the browser is offline. */
const noResponse = (store: AppStore): UploadResult => ({ error: errorOf(null, undefined, store.getState()) });

type HostAddress = Pick<ImageHost, 'url' | 'clientId'>;

/** The image host, or null while it is unknown. The URL of an image host in the back-end is only a path. */
const hostOf = (store: AppStore): HostAddress | null => {
  const { session, site } = store.getState();
  if (!session.imageHost) return null;
  const { url, clientId } = session.imageHost;
  return { url: url.startsWith('/') ? site.apiBaseUrl + url : url, clientId };
};

const isBackEnd = (store: AppStore, { url }: HostAddress): boolean => {
  const { href } = window.location;
  const backEnd = new URL(store.getState().site.apiBaseUrl || '/', href);
  return new URL(url, href).origin === backEnd.origin;
};

/**
 * Sends a picture to the configured image host. If that is the back-end itself and the session has ended, asks for
 * the password and sends the picture again. An error from another host says nothing about the session.
 */
export function useUploadImage() {
  const store = useAppStore();
  return useCallback(
    async (
      file: File,
      signal: AbortSignal,
      onProgress: (percent: number | null) => void,
    ): Promise<UploadResult> => {
      const send = async (): Promise<UploadResult> => {
        const host = hostOf(store);
        const { language } = store.getState();
        if (!host || signal.aborted) return noResponse(store);
        const result = await uploadImage(host, file, { signal, language, onProgress });
        return result.error?.status === null ? noResponse(store) : result;
      };
      if (!hostOf(store)) await confirmSession(store); // the server could not be reached when the page was opened
      const host = hostOf(store);
      return host && isBackEnd(store, host) ? retryAfterLogin(store.dispatch, send) : send();
    },
    [store],
  );
}
