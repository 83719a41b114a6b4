import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { EditConflict } from '../../../model/history';
import { conflictsOf } from '../../../model/history';
import type { TextValues } from '../../../model/admin/textEdit';
import type { LanguagePair } from '../../../model/parity/pairs';
import { isBlankValue } from '../../../model/parity/meaning';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { classKeyOf } from '../../../model/text/textPages';
import { mayBeBlank } from '../../../model/text/texts';
import { newRequestKey } from '../../store/requestKey';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useAppStore } from '../../store/hooks';
import { useConflictChoices } from '../conflicts/useConflictChoices';
import type { SubmissionOutcome } from '../machines/submission.machine';
import { submissionMachine } from '../machines/submission.machine';
import { serverMessage } from '../requests/requestError';
import { saveHidden, usePublication } from '../form/publication';
import { useTextRequests } from '../texts/useTextRequests';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { announceSave, columnOf, othersValues, savePair } from './pairSaves';

/** Whether the form would empty a text that must not be empty. */
const isEmptied = ({ source, isRich }: LanguagePair, value: string, base: string): boolean =>
  source.kind === 'text' &&
  value !== base &&
  !mayBeBlank({ page: source.page, object_key: source.key }) &&
  isBlankValue(value, isRich);

/** The typed values, and those that the form knows: from when it opened, or newer ones of others that it has shown. */
const usePairValues = ({ values: stored }: LanguagePair) => {
  const [base, setBase] = useState<TextValues>(stored);
  const [values, setValues] = useState<TextValues>(stored);
  const isDirty = languages.some((language) => values[language] !== base[language]);
  useUnsavedChanges(isDirty);
  const change = (language: Language, value: string): void =>
    setValues((before) => ({ ...before, [language]: value }));
  return { base, setBase, values, isDirty, change };
};

/** Whether the row of a pair may be saved with these values where visitors see it. Texts and pictures always may. */
const usePairPublication = ({ source }: LanguagePair) => {
  const row = source.kind === 'row' ? source : undefined;
  const { mayBeSaved, ...notice } = usePublication(row?.entity, row?.id);
  return {
    ...notice,
    mayBeSaved: (values: TextValues, isSavedHidden: boolean): boolean =>
      mayBeSaved(
        Object.fromEntries(languages.map((language) => [columnOf(source, language), values[language]])),
        isSavedHidden,
      ),
  };
};

const noConflicts: readonly EditConflict[] = [];

interface SubmissionOptions {
  readonly pair: LanguagePair;
  readonly values: TextValues;
  /** Returns the values that the form knows, with those of others that it has shown. */
  readonly updateBase: () => TextValues;
  readonly onConflicts: (conflicts: readonly EditConflict[]) => void;
  readonly onSaved: () => void;
}

/** The machine that saves a pair, with its requests and toasts. */
const useSubmission = ({ pair, values, updateBase, onConflicts, onSaved }: SubmissionOptions) => {
  const { source } = pair;
  const store = useAppStore();
  const toasts = useToasts();
  const texts = useTextRequests(source.kind === 'text' ? classKeyOf({ page: source.page }) : '');
  const [requestKey] = useState(newRequestKey);
  const submit = async (isHidden: boolean): Promise<SubmissionOutcome> => {
    try {
      const changes = await savePair(
        store,
        { pair, values, base: updateBase(), requestKey, isHidden },
        texts,
      );
      announceSave(toasts, pair, changes);
      return { isAccepted: true };
    } catch (error) {
      onConflicts(conflictsOf(error));
      toasts.failed(error);
      return { isAccepted: false, message: serverMessage(error) };
    }
  };
  return useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(({ input }) => submit(input.value === saveHidden)) },
      actions: { announceSuccess: onSaved },
    }),
    'language review',
  );
};

/**
 * The form of a pair. It saves as the editors do: with a conflict it shows both versions, and nothing is lost if a request fails.
 * @param onSaved called after the save, or at once if nothing was changed
 */
export function usePairForm(pair: LanguagePair, onSaved: () => void) {
  const { base, setBase, values, isDirty, change } = usePairValues(pair);
  const [conflicts, setConflicts] = useState(noConflicts);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const theirs = othersValues(pair.source, conflicts);
  const conflicting = languages.filter((language) => theirs[language] !== undefined);
  const choices = useConflictChoices<string>(conflicting.length > 0 ? conflicts : undefined, conflicting);
  const updateBase = (): TextValues => {
    const known = { ...base, ...theirs };
    setBase(known);
    return known;
  };
  const [snapshot, send] = useSubmission({ pair, values, updateBase, onConflicts: setConflicts, onSaved });
  const publication = usePairPublication(pair);
  const isEmpty = (language: Language): boolean => isEmptied(pair, values[language], base[language]);
  return {
    ...{ values, isDirty, change, choices, conflicts, conflicting, theirs, publication },
    isBusy: snapshot.hasTag('busy'),
    /** The last failure, with the server's message if it sent one; null in a conflict. */
    failure:
      snapshot.hasTag('failed') && conflicts.length === 0 ? { message: snapshot.context.message } : null,
    isInvalid: (language: Language): boolean => wasSubmitted && isEmpty(language),
    /** @param value that of the button */
    submit: (value?: typeof saveHidden): void => {
      if (snapshot.hasTag('busy') || !choices.areMade()) return;
      setWasSubmitted(true);
      if (languages.some(isEmpty)) return;
      if (!isDirty && conflicts.length === 0) onSaved();
      else if (publication.mayBeSaved(values, value === saveHidden))
        send({ type: 'submit', ...(value && { value }) });
    },
  };
}

export type PairForm = ReturnType<typeof usePairForm>;
