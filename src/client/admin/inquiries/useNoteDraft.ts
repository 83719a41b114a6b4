import { useMemo, useState } from 'react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { endpoints } from '../../store/api/adminApi';
import { inquiryOf } from '../../store/api/endpoints/inquiryEndpoints';
import { useTexts } from '../../ui/text/useTexts';
import type { ConflictSide } from '../conflicts/useConflictChoices';
import { useConflictChoices } from '../conflicts/useConflictChoices';
import { isRowMissing } from '../requests/requestError';
import { useToasts } from '../toasts/useToasts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { useNoteDrafts } from './NoteDrafts';
import { useInquiryFailure } from './useInquiryFailure';

/**
 * Returns a function that saves a note. It overwrites the note from which typing began, also if the state has changed since, but
 * not the note of somebody else.
 */
const useSaveNote = (inquiry: Inquiry) => {
  const text = useTexts('inbox');
  const toasts = useToasts();
  const showFailure = useInquiryFailure();
  const [update, { isLoading: isSaving }] = endpoints.inquiryUpdate.useMutation();
  const save = async (
    note: string,
    base: string,
    version = inquiry.version,
  ): Promise<'saved' | 'conflict' | 'gone' | 'failed'> => {
    const { error } = await update({ id: inquiry.id, version, note });
    const current = inquiryOf(error);
    if (current) return current.note === base ? save(note, base, current.version) : 'conflict';
    if (error) showFailure(inquiry, error);
    else toasts.success(text('note-saved'));
    if (isRowMissing(error)) return 'gone';
    return error ? 'failed' : 'saved';
  };
  return { save, isSaving };
};

/** The typed note. It stays if somebody else saves another note. */
const useTypedNote = ({ id, note }: Inquiry) => {
  const { drafts, setDraft } = useNoteDrafts();
  const draft = drafts.get(id);
  const { typed, base } = draft ?? { typed: note, base: note };
  const isOutdated = base !== note;
  return {
    typed,
    isDirty: draft !== undefined,
    isOutdated,
    type: (value: string): void =>
      setDraft(id, () => (value === base && !isOutdated ? undefined : { typed: value, base })),
    discard: (): void => setDraft(id, () => undefined),
    /** What was typed since the note was sent stays. */
    noteSaved: (saved: string): void =>
      setDraft(id, (now) => (now && now.typed !== saved ? { ...now, base: saved } : undefined)),
  };
};

/**
 * The note of an inquiry while it is edited. If somebody else has saved another note in the meantime, an attempt to save shows
 * both, and the next one saves the chosen one.
 */
export function useNoteDraft(inquiry: Inquiry) {
  const { note } = inquiry;
  const mayDiscard = useMayDiscard();
  const { save: request, isSaving } = useSaveNote(inquiry);
  const { typed, isDirty, isOutdated, type, discard, noteSaved } = useTypedNote(inquiry);
  const [hasTried, setHasTried] = useState(false);
  const showsConflict = hasTried && isOutdated;
  const conflict = useMemo(() => (showsConflict ? { note } : undefined), [showsConflict, note]);
  const choices = useConflictChoices<string>(conflict, ['note']);
  const settle = (): void => {
    discard();
    setHasTried(false);
  };
  const send = async (): Promise<void> => {
    const result = await request(typed, note);
    if (result === 'saved') noteSaved(typed);
    if (result === 'gone') discard();
    if (result !== 'failed') setHasTried(result === 'conflict'); // a failed request leaves both versions in sight
  };
  return {
    ...{ typed, isDirty, isSaving, type, choices },
    /** The note that somebody else has saved, if both versions must be shown. */
    theirs: conflict?.note,
    save: (): void => {
      if (isSaving || !isDirty || (conflict && !choices.areMade())) return;
      if (typed === note) settle();
      else if (isOutdated && !conflict) setHasTried(true);
      else void send();
    },
    choose: (side: ConflictSide): void => {
      const mine = choices.mineOf('note', typed);
      choices.choose('note', side, mine);
      type(side === 'mine' ? mine : note);
    },
    cancel: (): void => {
      if (!isSaving && mayDiscard()) settle();
    },
  };
}
