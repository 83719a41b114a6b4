import { useState } from 'react';
import { fromPromise } from 'xstate';
import { conflictsOf } from '../../../model/history';
import type { TextValues } from '../../../model/admin/textEdit';
import type { LanguagePair } from '../../../model/parity/pairs';
import { languages } from '../../../model/site/languages';
import { classKeyOf } from '../../../model/text/textPages';
import { mayBeBlank } from '../../../model/text/texts';
import { newRequestKey } from '../../store/requestKey';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useAppStore } from '../../store/hooks';
import { useLanguageForm } from '../conflicts/useLanguageForm';
import { serverMessage } from '../requests/requestError';
import { saveHidden, usePublication } from '../form/publication';
import { useTextRequests } from '../texts/useTextRequests';
import { useToasts } from '../toasts/useToasts';
import type { PairEdit } from './pairReview.machine';
import { pairReviewMachine } from './pairReview.machine';
import { announceSave, columnOf, otherTextsOfPair, savePair } from './pairSaves';

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

/** The form of a pair. It saves as the editors do. */
export function usePairForm(pair: LanguagePair, options: PairOptions) {
  const [snapshot, send] = usePairMachine(pair, options);
  const { source, values, isRich } = pair;
  const { failure } = snapshot.context;
  const conflicts = conflictsOf(failure?.cause);
  const form = useLanguageForm({
    initial: () => ({ values, base: values }),
    conflicts,
    theirs: otherTextsOfPair(source, conflicts),
    isRich,
    isRequired: () => source.kind === 'text' && !mayBeBlank({ page: source.page, object_key: source.key }),
  });
  const publication = usePairPublication(pair);
  const isBusy = snapshot.hasTag('busy');
  return {
    ...form,
    isBusy,
    publication,
    /** The last failure, with the server's message if it sent one; null in a conflict. */
    failure:
      failure && snapshot.matches('failed') && conflicts.length === 0
        ? { message: serverMessage(failure.cause) }
        : null,
    accept: (): void => send({ type: 'accept' }),
    /** @param value the value of the button that submits the form */
    submit: (value?: typeof saveHidden): void => {
      if (isBusy) return;
      const isHidden = value === saveHidden;
      form.submit((draft) => {
        if (!form.isDirty && conflicts.length === 0) options.onDone();
        else if (publication.mayBeSaved(draft.values, isHidden))
          send({ type: 'submit', edit: { pair, ...draft, isHidden } });
      });
    },
  };
}

export type PairForm = ReturnType<typeof usePairForm>;
