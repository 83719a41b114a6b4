import type { EntityName } from '../../../model/schema/entities';
import { restoreOfferDurationMs, undoOfferDurationMs } from '../../../model/limits';
import { conflictsOf } from '../../../model/history';
import { isApiError } from '../../store/api/api';
import { serverMessage } from '../requests/requestError';
import type { TextOf } from '../../ui/text/useTexts';
import type { Toast } from '../../ui/toasts/showToast';
import { showToast } from '../../ui/toasts/showToast';

/** The versions of the changes in the responses, in their order; null for a request that changed nothing. */
type ChangeVersions = number | null | readonly (number | null)[];

/** Additions to the toast of a change: a second line, and a link to the row on the public site. */
export interface ToastExtras {
  readonly detail?: string | undefined;
  readonly link?: Toast['link'];
}

/**
 * The toasts of the administration (specification, section 8), in the current language. A toast that is given the
 * versions of the changes has an Undo button.
 */
export interface AdminToasts {
  readonly added: (entity: EntityName, versions?: ChangeVersions, extras?: ToastExtras) => void;
  /** Pictures of a gallery that were added together. */
  readonly addedMany: (entity: EntityName, count: number, versions?: ChangeVersions) => void;
  readonly modified: (entity: EntityName, versions?: ChangeVersions, extras?: ToastExtras) => void;
  readonly deleted: (entity: EntityName, versions?: ChangeVersions) => void;
  /** A change with a message that is not in the specification. */
  readonly done: (message: string, versions?: ChangeVersions, extras?: ToastExtras) => void;
  readonly addedText: (versions?: ChangeVersions) => void;
  readonly modifiedText: (versions?: ChangeVersions) => void;
  readonly deletedText: (versions?: ChangeVersions) => void;
  /** The description of an image. */
  readonly modifiedDescription: (versions?: ChangeVersions) => void;
  /** Content was imported from a file. */
  readonly imported: (versions?: ChangeVersions) => void;
  readonly addedFile: () => void;
  readonly modifiedFile: () => void;
  /** An item got the values of an earlier state. */
  readonly putBack: (version: number | null) => void;
  /** An item could not be put back. Shows the server's reason. */
  readonly notPutBack: (error?: unknown) => void;
  /** A change was undone, or redone by undoing its undo. Offers the opposite. */
  readonly undone: (versions?: ChangeVersions, direction?: UndoDirection) => void;
  /** A change could not be undone or redone. Shows the server's reason, such as who has changed the same since. */
  readonly notUndone: (error?: unknown, direction?: UndoDirection) => void;
  /** Typed values were discarded. Offers to restore them. @returns a function that withdraws the offer */
  readonly notSaved: (restoreTyped: () => void) => () => void;
  /** Any failed request, with the server's message if it sent one. For a conflict the form shows the details. */
  readonly failed: (error?: unknown) => void;
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly error: (text: string, detail?: string) => void;
}

export type UndoDirection = 'undo' | 'redo';

const opposite = { undo: 'redo', redo: 'undo' } as const;

/** Undoes a change. The result has the new change, or an error. */
type Undo = (id: number) => PromiseLike<{
  readonly data?: { readonly id: number | null } | undefined;
  readonly error?: unknown;
}>;

const changesIn = (versions: ChangeVersions): readonly number[] =>
  [versions].flat().filter((version) => version !== null);

const detailOf = (error: unknown): string | undefined => serverMessage(error) ?? undefined;

/** Whether the server rejected the request: because of a conflict (409), or because there is no such row (404). */
const isRejection = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404);

const createShow =
  (words: Toast['words']) =>
  (level: Toast['level']) =>
  (message: string, detail?: string): void =>
    void showToast({ level, text: message, detail, words });

/** The toasts without an Undo button: about errors, undone changes, discarded values and files. */
const outcomes = (text: TextOf<'toast'>, words: Toast['words'], show: ReturnType<typeof createShow>) => {
  const failed = (error?: unknown): void =>
    conflictsOf(error).length > 0
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
        duration: restoreOfferDurationMs,
      }),
    notUndone: (error?: unknown, direction: UndoDirection = 'undo'): void =>
      isRejection(error)
        ? show('error')(text(direction === 'undo' ? 'not-undone' : 'not-redone'), detailOf(error))
        : failed(error),
    notPutBack: (error?: unknown): void => show('error')(text('not-put-back'), detailOf(error)),
    addedFile: () => show('success')(text('added-file')),
    modifiedFile: () => show('success')(text('modified-file')),
    info: show('info'),
    success: show('success'),
    warning: show('warning'),
    error: show('error'),
  };
};

interface OfferSettings {
  readonly text: TextOf<'toast'>;
  readonly words: Toast['words'];
  readonly undo: Undo | undefined;
  readonly notUndone: AdminToasts['notUndone'];
}

/** The toasts that offer to undo what they report, to redo what was undone, or to see it on the site. */
const createOffers = ({ text, words, undo, notUndone }: OfferSettings) => {
  const undoChanges = async (changes: readonly number[], direction: UndoDirection): Promise<void> => {
    const versions: (number | null)[] = [];
    for (const change of changes.toReversed()) {
      const { data, error } = (await undo?.(change)) ?? {};
      if (error) {
        notUndone(error, direction);
        return;
      }
      versions.push(data?.id ?? null);
    }
    undone(versions, direction);
  };
  const showDone = (
    message: string,
    versions: ChangeVersions = null,
    { detail, link }: ToastExtras = {},
    direction: UndoDirection = 'undo',
  ): void => {
    const changes = undo ? changesIn(versions) : [];
    const action = { label: text(direction), run: () => void undoChanges(changes, direction) };
    const offers = { ...(changes.length > 0 && { action }), ...(link && { link }) };
    const duration = Object.keys(offers).length > 0 ? { duration: undoOfferDurationMs } : {};
    showToast({ level: 'success', text: message, detail, words, ...offers, ...duration });
  };
  const undone = (versions: ChangeVersions = null, direction: UndoDirection = 'undo'): void =>
    showDone(text(direction === 'undo' ? 'undone' : 'redone'), versions, {}, opposite[direction]);
  return { showDone, undone };
};

/**
 * Creates the toasts from the texts of the pages 'toast' and 'shared'. Without `undo`, when nobody is logged in, they
 * have no Undo button.
 */
export function createToasts(text: TextOf<'toast'>, shared: TextOf<'shared'>, undo?: Undo): AdminToasts {
  const words = { close: shared('close'), notifications: text('notifications') };
  const show = createShow(words);
  const outcomeToasts = outcomes(text, words, show);
  const { showDone, undone } = createOffers({ text, words, undo, notUndone: outcomeToasts.notUndone });
  const thing = (entity: EntityName) => ({ thing: text(`thing-${entity}`) });
  return {
    ...outcomeToasts,
    undone,
    added: (entity, versions, extras) => showDone(text('added', thing(entity)), versions, extras),
    addedMany: (entity, count, versions) =>
      showDone(count === 1 ? text('added', thing(entity)) : text('added-pictures', { count }), versions),
    modified: (entity, versions, extras) => showDone(text('modified', thing(entity)), versions, extras),
    deleted: (entity, versions) => showDone(text('deleted', thing(entity)), versions),
    done: showDone,
    addedText: (versions) => showDone(text('added-text'), versions),
    modifiedText: (versions) => showDone(text('modified-text'), versions),
    deletedText: (versions) => showDone(text('deleted-text'), versions),
    modifiedDescription: (versions) => showDone(text('modified-description'), versions),
    imported: (versions) => showDone(text('imported'), versions),
    putBack: (version) =>
      version === null ? outcomeToasts.info(text('put-back-unchanged')) : showDone(text('put-back'), version),
  };
}
