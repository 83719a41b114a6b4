import type { SerializedError } from '@reduxjs/toolkit';
import type { EntityName } from '../../../model/entities';
import type { ApiError } from '../../store/api';
import { isApiError } from '../../store/api';
import type { TextOf } from '../../ui/text/useTexts';
import type { Toast } from '../../ui/toasts/showToast';
import { showToast } from '../../ui/toasts/showToast';

/** What the administration says of what was done (specification, section 8), in the current language. */
export interface Toasts {
  readonly added: (entity: EntityName) => void;
  readonly modified: (entity: EntityName) => void;
  readonly deleted: (entity: EntityName) => void;
  readonly addedText: () => void;
  readonly modifiedText: () => void;
  readonly deletedText: () => void;
  readonly addedFile: () => void;
  readonly modifiedFile: () => void;
  /** Any failed data call; with what the server said, where it said something. */
  readonly failed: (error?: ApiError | SerializedError) => void;
  readonly info: (text: string) => void;
  readonly success: (text: string) => void;
  readonly warning: (text: string) => void;
  readonly error: (text: string, detail?: string) => void;
}

/** Makes the toasts from the texts of the pages 'toast' and 'shared'. */
export const createToasts = (text: TextOf<'toast'>, shared: TextOf<'shared'>): Toasts => {
  const words = { close: shared('close'), notifications: text('notifications') };
  const show =
    (level: Toast['level']) =>
    (said: string, detail?: string): void =>
      showToast({ level, text: said, detail, words });
  const success = show('success');
  const thing = (entity: EntityName) => ({ thing: text(`thing-${entity}`) });
  return {
    added: (entity) => success(text('added', thing(entity))),
    modified: (entity) => success(text('modified', thing(entity))),
    deleted: (entity) => success(text('deleted', thing(entity))),
    addedText: () => success(text('added-text')),
    modifiedText: () => success(text('modified-text')),
    deletedText: () => success(text('deleted-text')),
    addedFile: () => success(text('added-file')),
    modifiedFile: () => success(text('modified-file')),
    failed: (error) =>
      show('error')(
        text('something-went-wrong'),
        isApiError(error) ? (error.message ?? undefined) : undefined,
      ),
    info: show('info'),
    success,
    warning: show('warning'),
    error: show('error'),
  };
};
