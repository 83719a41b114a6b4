import type { ImageLimits } from '../limits';
import type { Addition } from './listTask';

/** Why a file was rejected before it was sent. */
export type UploadRejection = 'notAnImage' | 'tooLarge' | 'tooMany';

type Status =
  | { readonly status: 'waiting' }
  /** `percent` is null while the size is unknown. */
  | { readonly status: 'sending'; readonly percent: number | null }
  | { readonly status: 'savingRow' | 'done' | 'cancelled' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'rejected'; readonly rejection: UploadRejection };

/** An image that was sent: its URL at the image host, and what identifies the row that shows it. */
export interface SentImage extends Addition {
  readonly link: string;
}

/** A file on its way to the image host. */
export type UploadItem = {
  readonly id: number;
  readonly file: File;
  /** Once it is uploaded: a retry does not upload it again. */
  readonly sent?: SentImage;
} & Status;

const isImage = (file: File): boolean => file.type.startsWith('image/');

/**
 * The upload items of the chosen files.
 * @param firstId an id that is greater than those of all earlier items
 * @param taken how many earlier items count towards `maxImages`
 */
export function createUploadItems(
  files: readonly File[],
  firstId: number,
  taken: number,
  { maxImages, maxImageBytes }: ImageLimits,
): readonly UploadItem[] {
  let accepted = taken;
  return files.map((file, index): UploadItem => {
    const reject = (rejection: UploadRejection): UploadItem => ({
      id: firstId + index,
      file,
      status: 'rejected',
      rejection,
    });
    if (!isImage(file)) return reject('notAnImage');
    if (file.size > maxImageBytes) return reject('tooLarge');
    if (accepted >= maxImages) return reject('tooMany');
    accepted += 1;
    return { id: firstId + index, file, status: 'waiting' };
  });
}

const withoutStatus = ({ id, file, sent }: UploadItem) =>
  sent === undefined ? { id, file } : { id, file, sent };

/** The item in another state, without the properties of its previous state. */
export function withStatus(item: UploadItem, status: Status): UploadItem {
  return {
    ...withoutStatus(item),
    ...status,
  };
}

export function isFinished({ status }: UploadItem): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled' || status === 'rejected';
}

export function canBeRetried({ status }: UploadItem): boolean {
  return status === 'failed' || status === 'cancelled';
}

export interface UploadProgress {
  /** The number of the current file, from 1. */
  readonly number: number;
  readonly total: number;
  /** Percentage of the current file; null while its size is unknown. */
  readonly percent: number | null;
}

/** The progress: the current file's number out of the total, and its percentage (specification, section 4). */
export function progressOf(items: readonly UploadItem[]): UploadProgress | null {
  const sent = items.filter(({ status }) => status !== 'rejected');
  const index = sent.findIndex(({ status }) => status === 'sending' || status === 'savingRow');
  const current = sent[index];
  if (!current) return null;
  const percent = current.status === 'sending' ? current.percent : 100;
  return { number: index + 1, total: sent.length, percent };
}
