import { useState } from 'react';
import { fromPromise } from 'xstate';
import { conflictsOf } from '../../../model/history';
import type { TextValues } from '../../../model/admin/textEdit';
import { changedLanguages } from '../../../model/admin/textEdit';
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
import { serverMessage } from '../requests/requestError';
import { saveHidden, usePublication } from '../form/publication';
import { useTextRequests } from '../texts/useTextRequests';
import { useToasts } from '../toasts/useToasts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { PairEdit } from './pairReview.machine';
import { pairReviewMachine } from './pairReview.machine';
import { announceSave, columnOf, otherTextsOfPair, savePair } from './pairSaves';

/** Whether the form would empty a text that must not be empty. */
const isEmptied = ({ source, isRich }: LanguagePair, value: string, base: string): boolean =>
  source.kind === 'text' &&
  value !== base &&
  !mayBeBlank({ page: source.page, object_key: source.key }) &&
  isBlankValue(value, isRich);

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

interface PairOptions {
  /** The request that accepts the pair as it is, with its toast. */
  readonly accept: () => Promise<void>;
  /** Called after a save, or at once if nothing was changed, and after the acceptance. */
  readonly onDone: () => void;
}

/** The machine that saves or accepts a pair, with its requests and toasts. */
const usePairMachine = (pair: LanguagePair, { accept, onDone }: PairOptions) => {
  const { source } = pair;
  const [requestKey] = useState(newRequestKey);
  const store = useAppStore();
  const toasts = useToasts();
  const texts = useTextRequests(source.kind === 'text' ? classKeyOf({ page: source.page }) : '');
  const save = async (edit: PairEdit): Promise<void> => {
    try {
      announceSave(toasts, edit.pair, await savePair(store, edit, texts));
    } catch (error) {
      toasts.failed(error);
      throw error;
    }
  };
  return useInspectedMachine(
    pairReviewMachine.provide({
      actors: { save: fromPromise(({ input }) => save(input)), accept: fromPromise(accept) },
      actions: { showNext: onDone },
    }),
    'language review',
    { input: { pair, requestKey } },
  );
};

/**
 * The form of a pair. It saves as the editors do: with a conflict it shows both versions, and nothing is lost if a request fails.
 */
export function usePairForm(pair: LanguagePair, options: PairOptions) {
  const [snapshot, send] = usePairMachine(pair, options);
  const { edit, failure } = snapshot.context;
  const [values, setValues] = useState<TextValues>(pair.values);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { base } = edit; // as the form knows them: newer ones of others once it has shown them
  const isDirty = changedLanguages({ values, base }).length > 0;
  useUnsavedChanges(isDirty);
  const conflicts = conflictsOf(failure?.cause);
  const theirs = otherTextsOfPair(pair.source, conflicts);
  const conflicting = languages.filter((language) => theirs[language] !== undefined);
  const choices = useConflictChoices<string>(conflicting.length > 0 ? conflicts : undefined, conflicting);
  const publication = usePairPublication(pair);
  const isBusy = snapshot.hasTag('busy');
  const isEmpty = (language: Language): boolean => isEmptied(pair, values[language], base[language]);
  return {
    ...{ values, isDirty, isBusy, choices, conflicts, conflicting, theirs, publication },
    change: (language: Language, value: string): void =>
      setValues((before) => ({ ...before, [language]: value })),
    /** The last failure, with the server's message if it sent one; null in a conflict. */
    failure:
      failure && snapshot.matches('failed') && conflicts.length === 0
        ? { message: serverMessage(failure.cause) }
        : null,
    isInvalid: (language: Language): boolean => wasSubmitted && isEmpty(language),
    accept: (): void => send({ type: 'accept' }),
    /** @param value the value of the button that submits the form */
    submit: (value?: typeof saveHidden): void => {
      if (isBusy || !choices.areMade()) return;
      setWasSubmitted(true);
      if (languages.some(isEmpty)) return;
      const isHidden = value === saveHidden;
      const known = { ...base, ...theirs };
      if (!isDirty && conflicts.length === 0) options.onDone();
      else if (publication.mayBeSaved(values, isHidden))
        send({ type: 'submit', edit: { pair, values, base: known, isHidden } });
    },
  };
}

export type PairForm = ReturnType<typeof usePairForm>;
