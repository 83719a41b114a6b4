import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { languages } from '../../../model/site/languages';
import { useTexts } from '../../ui/text/useTexts';
import { conflictsOf } from '../../../model/history';
import { useAppStore } from '../../store/hooks';
import { newRequestKey } from '../../store/requestKey';
import { serverMessage } from '../requests/requestError';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useRestoreOffer } from '../toasts/useRestoreOffer';
import { useToasts } from '../toasts/useToasts';
import { deleteDraft } from '../unsaved/storedDraft';
import { useNameOfDraft } from '../unsaved/useOfferedDraft';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { taskKey } from '../../../model/admin/textEdit';
import type {
  CommittedVersions,
  TextDraft,
  TextEdit,
  TextEditorEvent,
  TextSave,
} from '../../../model/admin/textEdit';
import { announceAfterUnmount } from '../requests/announceAfterUnmount';
import { textEditorMachine } from './textEditor.machine';
import { useTextRequests } from './useTextRequests';

interface KeyInput {
  readonly key: string;
}

/** The requests and the questions of the machine. */
const useTextActors = (classKey: string) => {
  const text = useTexts('edit-resources');
  const toasts = useToasts();
  const requests = useTextRequests(classKey);
  const announceSave = (signal: AbortSignal, request: Promise<CommittedVersions>) =>
    announceAfterUnmount(signal, request, { done: toasts.modifiedText, failed: toasts.failed });
  return {
    saveTogether: fromPromise<CommittedVersions | null, TextEdit>(({ input, signal }) =>
      announceAfterUnmount(signal, requests.saveTogether(input), {
        done: (changes) => changes && toasts.modifiedText(changes),
        failed: toasts.failed,
      }),
    ),
    save: fromPromise<CommittedVersions, TextSave>(({ input, signal }) =>
      announceSave(signal, requests.save(input)),
    ),
    flag: fromPromise<CommittedVersions, KeyInput & { readonly isHtml: boolean }>(
      ({ input: { key, isHtml }, signal }) => announceSave(signal, requests.flag(key, isHtml)),
    ),
    confirmDeletion: fromPromise<boolean, KeyInput>(async ({ input: { key } }) =>
      window.confirm(text('confirm-delete', { key })),
    ),
    remove: fromPromise<CommittedVersions, KeyInput>(({ input: { key }, signal }) =>
      announceAfterUnmount(signal, requests.remove(key), {
        done: toasts.deletedText,
        failed: toasts.failed,
      }),
    ),
    confirmRestore: fromPromise<boolean, KeyInput>(async ({ input: { key } }) =>
      window.confirm(text('confirm-restore', { key })),
    ),
    restore: fromPromise<CommittedVersions, KeyInput>(({ input: { key }, signal }) =>
      announceSave(signal, requests.restore(key)),
    ),
  };
};

/** The machine with its requests, confirmation and toasts. */
const useTextEditorMachine = (classKey: string) => {
  const toasts = useToasts();
  return useInspectedMachine(
    textEditorMachine.provide({
      actors: useTextActors(classKey),
      actions: {
        announceModified: (_, { changes }) => toasts.modifiedText(changes),
        announceDeleted: (_, { changes }) => toasts.deletedText(changes),
        announceFailure: (_, { cause }) => toasts.failed(cause),
      },
    }),
    `${classKey} texts`,
  );
};

type EditEvent = Extract<TextEditorEvent, { type: 'edit' }>;

/** The commands of the views. The keys of the requests are added to them here. */
type TextCommand = Exclude<TextEditorEvent, EditEvent> | Omit<EditEvent, 'requestKey'>;

type Machine = ReturnType<typeof useTextEditorMachine>;

/** Begins and ends editing, so that no typed values are lost without a question. */
const useEditCommands = (actor: Machine[2], send: Machine[1], nameOfDraft: (key: string) => string) => {
  const mayDiscard = useMayDiscard();
  const store = useAppStore();
  const offerRestore = useRestoreOffer();
  /**
   * Begins another action. Discards the open form, after a question if it has unsaved changes. Returns false if the action
   * was not begun.
   */
  const begin = useCallback(
    (command: TextCommand): boolean => {
      const current = actor.getSnapshot();
      if (current.hasTag('busy')) return false;
      if (current.hasTag('editing')) {
        const hasChanges = selectHasUnsavedChanges(store.getState());
        if (!mayDiscard()) return false;
        if (hasChanges) deleteDraft(nameOfDraft(taskKey(current.context.task))); // else it may be an earlier one
      }
      send({ type: 'cancel' });
      send(command.type === 'edit' ? { ...command, requestKey: newRequestKey() } : command);
      return true;
    },
    [actor, mayDiscard, send, nameOfDraft, store],
  );
  /** Restores the text at once (specification, section 4) and offers to bring the typed values back. */
  const discardEdit = useCallback(
    (key: string, draft: TextDraft): void => {
      send({ type: 'cancel' });
      if (languages.every((language) => draft.values[language] === draft.base[language])) return;
      deleteDraft(nameOfDraft(key));
      offerRestore(() => begin({ type: 'edit', key, initialValues: draft.base, draft }));
    },
    [begin, offerRestore, send, nameOfDraft],
  );
  return { begin, discardEdit };
};

/** Runs the machine that edits the texts of a class key. */
export function useTextEditor(classKey: string) {
  const toast = useTexts('toast');
  const [snapshot, send, actor] = useTextEditorMachine(classKey);
  const formsOfPage = useNameOfDraft(`text ${classKey}`);
  const nameOfDraft = useCallback((textKey: string) => `${formsOfPage} ${textKey}`, [formsOfPage]);
  const { begin, discardEdit } = useEditCommands(actor, send, nameOfDraft);
  const { task, failure } = snapshot.context;
  const open = task.kind === 'edit' || task.kind === 'save' ? task : undefined;
  const reason = failure && (serverMessage(failure.cause) ?? toast('back-end-error'));
  const conflicts = conflictsOf(snapshot.hasTag('failed') ? failure?.cause : undefined);
  return {
    send,
    begin,
    discardEdit,
    /** The key of the text that is edited, or that a request runs for. */
    key: task.kind === 'none' ? null : task.key,
    /** The text whose form is open: its key, the restored input, and the name of its draft in the browser's storage. */
    form: open && { key: open.key, draft: open.draft, draftName: nameOfDraft(open.key) },
    isBusy: snapshot.hasTag('busy'),
    /** The message of the last failed save. */
    failure: snapshot.hasTag('failed') && conflicts.length === 0 ? reason : null,
    /** The changes of another administrator, if they are why the save failed. */
    conflicts,
  };
}

export type TextEditor = ReturnType<typeof useTextEditor>;
