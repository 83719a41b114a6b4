import type { SerializedError } from '@reduxjs/toolkit';
import type { EntityName } from '../../../model/schema/entities';
import { restoreOfferDuration } from '../../../model/limits';
import type { ApiError } from '../../store/api/api';
import { isApiError } from '../../store/api/api';
import type { TextOf } from '../../ui/text/useTexts';
import type { Toast } from '../../ui/toasts/showToast';
import { showToast } from '../../ui/toasts/showToast';

type Failure = ApiError | SerializedError;

/** The changes that something made, in their order: `version` of what a call gave; null where it made none. */
type MadeChanges = number | null | readonly (number | null)[];

/**
 * What the administration says of what was done (specification, section 8), in the current language. Where it is said which
 * changes were made, they can be undone from the toast.
 */
export interface Toasts {
  readonly added: (entity: EntityName, made?: MadeChanges) => void;
  readonly modified: (entity: EntityName, made?: MadeChanges) => void;
  readonly deleted: (entity: EntityName, made?: MadeChanges) => void;
  readonly addedText: (made?: MadeChanges) => void;
  readonly modifiedText: (made?: MadeChanges) => void;
  readonly deletedText: (made?: MadeChanges) => void;
  /** What is said of an image. */
  readonly modifiedDescription: (made?: MadeChanges) => void;
  readonly addedFile: () => void;
  readonly modifiedFile: () => void;
  readonly undone: () => void;
  /** A change that was not undone; with the server's words for why, such as who has changed the same since. */
  readonly notUndone: (error?: Failure) => void;
  /** Something typed was given up: it can be brought back. Gives what withdraws the offer. */
  readonly notSaved: (restoreTyped: () => void) => () => void;
  /** Any failed data call; with what the server said, where it said something. Of a conflict the form tells the rest. */
  readonly failed: (error?: Failure) => void;
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly error: (text: string, detail?: string) => void;
}

/** Undoes a change; what failed is in the result. */
type Undo = (id: number) => Promise<{ readonly error?: Failure | undefined }>;

const changesIn = (made: MadeChanges): readonly number[] =>
  [made].flat().filter((version) => version !== null);

const detailOf = (error: Failure | undefined): string | undefined =>
  isApiError(error) ? (error.message ?? undefined) : undefined;

/** Whether the server understood, and will not: something stands in the way, or it is not there. */
const isRefusal = (error: Failure): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404);

const shower =
  (words: Toast['words']) =>
  (level: Toast['level']) =>
  (said: string, detail?: string): void =>
    void showToast({ level, text: said, detail, words });

const isConflict = (error: Failure | undefined): boolean =>
  isApiError(error) && (error.conflicts ?? []).length > 0;

/** What is said of failures, of what was undone, and of what was given up. */
const outcomes = (text: TextOf<'toast'>, words: Toast['words'], show: ReturnType<typeof shower>) => {
  const failed = (error?: Failure): void =>
    isConflict(error)
      ? show('error')(text('edit-conflict'))
      : show('error')(text('something-went-wrong'), detailOf(error));
  return {
    failed,
    notSaved: (restoreTyped: () => void) =>
      showToast({
        level: 'info',
        text: text('change-not-saved'),
        words,
        action: { label: text('bring-back'), run: restoreTyped },
        duration: restoreOfferDuration,
      }),
    undone: () => show('success')(text('undone')),
    notUndone: (error?: Failure): void =>
      error && isRefusal(error) ? show('error')(text('not-undone'), detailOf(error)) : failed(error),
  };
};

/**
 * Makes the toasts from the texts of the pages 'toast' and 'shared'. Without `undo`, where nobody is logged in, nothing can
 * be undone from them.
 */
export const createToasts = (text: TextOf<'toast'>, shared: TextOf<'shared'>, undo?: Undo): Toasts => {
  const words = { close: shared('close'), notifications: text('notifications') };
  const show = shower(words);
  const told = outcomes(text, words, show);
  const takeBack = async (changes: readonly number[]): Promise<void> => {
    for (const change of changes.toReversed()) {
      const { error } = (await undo?.(change)) ?? {};
      if (error) {
        told.notUndone(error);
        return;
      }
    }
    told.undone();
  };
  const done = (said: string, made: MadeChanges = null): void => {
    const changes = undo ? changesIn(made) : [];
    const action = { label: text('undo'), run: () => void takeBack(changes) };
    showToast({ level: 'success', text: said, words, ...(changes.length > 0 && { action }) });
  };
  const thing = (entity: EntityName) => ({ thing: text(`thing-${entity}`) });
  return {
    ...told,
    added: (entity, made) => done(text('added', thing(entity)), made),
    modified: (entity, made) => done(text('modified', thing(entity)), made),
    deleted: (entity, made) => done(text('deleted', thing(entity)), made),
    addedText: (made) => done(text('added-text'), made),
    modifiedText: (made) => done(text('modified-text'), made),
    deletedText: (made) => done(text('deleted-text'), made),
    modifiedDescription: (made) => done(text('modified-description'), made),
    addedFile: () => show('success')(text('added-file')),
    modifiedFile: () => show('success')(text('modified-file')),
    info: show('info'),
    success: show('success'),
    warning: show('warning'),
    error: show('error'),
  };
};
