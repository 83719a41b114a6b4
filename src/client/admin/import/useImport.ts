import { useCallback } from 'react';
import { fromCallback } from 'xstate';
import { isApiError } from '../../store/api/api';
import { endpoints } from '../../store/api/adminApi';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import type { ImportEvent, SentImport } from './import.machine';
import { importMachine } from './import.machine';

const conflict = 409;

/** The actor that checks a file, or imports it. */
const useSendActor = () => {
  const [check] = endpoints.importCheck.useMutation();
  const [apply] = endpoints.importApply.useMutation();
  return fromCallback<ImportEvent, SentImport>(({ input: { file, options, version }, sendBack }) => {
    const onProgress = (percent: number | null): void => sendBack({ type: 'progress', percent });
    const fail = (cause: unknown): void =>
      sendBack({ type: 'failed', cause, isOutdated: isApiError(cause) && cause.status === conflict });
    if (version === null) {
      const request = check({ file, options, onProgress });
      void request.then(({ data, error }) =>
        data ? sendBack({ type: 'checked', report: data }) : fail(error),
      );
      return () => request.abort();
    }
    const request = apply({ file, options, onProgress, version });
    void request.then(({ data, error }) =>
      data ? sendBack({ type: 'applied', version: data.id }) : fail(error),
    );
    return () => request.abort();
  });
};

/** Runs the import of content. */
export function useImport() {
  const toasts = useToasts();
  const sendActor = useSendActor();
  const [snapshot, send] = useInspectedMachine(
    importMachine.provide({
      actors: { send: sendActor },
      actions: { announceApplied: (_, { version }) => toasts.imported(version) },
    }),
    'content import',
  );
  const choose = useCallback((file: File) => send({ type: 'choose', file }), [send]);
  return { ...snapshot.context, state: snapshot.value, isBusy: snapshot.hasTag('busy'), send, choose };
}

export type Import = ReturnType<typeof useImport>;
