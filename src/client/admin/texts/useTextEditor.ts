import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { languages } from '../../../model/site/languages';
import { useTexts } from '../../ui/text/useTexts';
import { conflictsOf } from '../conflicts/conflictsOf';
import { RequestError } from '../requests/requestError';
import { useInspectedMachine } from '../machines/useInspectedMachine';
import { useRestoreOffer } from '../toasts/useRestoreOffer';
import { useToasts } from '../toasts/useToasts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { TextDraft, TextEditorEvent } from './textEditor.machine';
import { textEditorMachine } from './textEditor.machine';
import { useTextRequests } from './useTextRequests';

/** The machine with its calls, questions and toasts. */
const useTextEditorMachine = (classKey: string) => {
  const text = useTexts('edit-resources');
  const toasts = useToasts();
  const textCalls = useTextRequests(classKey);
  return useInspectedMachine(
    textEditorMachine.provide({
      actors: {
        save: fromPromise(({ input }) => textCalls.save(input)),
        flag: fromPromise(({ input }) => textCalls.flag(input.key, input.isHtml)),
        confirmDeletion: fromPromise(async ({ input }) => window.confirm(text('confirm-delete', input))),
        remove: fromPromise(({ input }) => textCalls.remove(input.key)),
      },
      actions: {
        announceModified: (_, { changes }) => toasts.modifiedText(changes),
        announceDeleted: (_, { changes }) => toasts.deletedText(changes),
        announceFailure: (_, { cause }) =>
          toasts.failed(cause instanceof RequestError ? cause.reason : undefined),
      },
    }),
    `textEditor ${classKey}`,
  );
};

type Machine = ReturnType<typeof useTextEditorMachine>;

/** What begins and ends editing, so that nothing typed is lost without a word. */
const useBeginning = (actor: Machine[2], send: Machine[1]) => {
  const mayDiscard = useMayDiscard();
  const offer = useRestoreOffer();
  /**
   * Begins something else: what is being edited is given up, after a question where something was typed. False where it
   * was not begun.
   */
  const begin = useCallback(
    (event: TextEditorEvent): boolean => {
      const current = actor.getSnapshot();
      if (current.hasTag('busy')) return false;
      if (current.hasTag('editing') && !mayDiscard()) return false;
      send({ type: 'cancel' });
      send(event);
      return true;
    },
    [actor, mayDiscard, send],
  );
  /** Restores the text at once (specification, section 4); what was typed can be brought back. */
  const giveUp = useCallback(
    (key: string, draft: TextDraft): void => {
      send({ type: 'cancel' });
      if (languages.every((language) => draft.values[language] === draft.base[language])) return;
      offer(() => begin({ type: 'edit', key, original: draft.base, draft }));
    },
    [begin, offer, send],
  );
  return { begin, giveUp };
};

/** Runs the editor of the texts of a class key. */
export const useTextEditor = (classKey: string) => {
  const toast = useTexts('toast');
  const [snapshot, send, actor] = useTextEditorMachine(classKey);
  const { begin, giveUp } = useBeginning(actor, send);
  const { key, draft, failure } = snapshot.context;
  const reason =
    failure === null
      ? null
      : ((failure.cause instanceof RequestError ? failure.cause.serverMessage : null) ??
        toast('back-end-error'));
  const conflicts = conflictsOf(snapshot.hasTag('failed') ? failure?.cause : undefined);
  return {
    send,
    begin,
    giveUp,
    /** The key that is edited, or that a call is made for. */
    key,
    /** What its form begins with, where it is brought back. */
    draft,
    isEditing: snapshot.hasTag('editing'),
    isBusy: snapshot.hasTag('busy'),
    /** Why the last save failed, in words. */
    failure: snapshot.hasTag('failed') && conflicts.length === 0 ? reason : null,
    /** What another has changed meanwhile, where that is why. */
    conflicts,
  };
};

export type TextEditor = ReturnType<typeof useTextEditor>;
