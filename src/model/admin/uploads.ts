import type { ImageLimits } from '../limits';
import { isWorthRetrying } from './retry';

/** Why a file was rejected before its upload. */
export type UploadRejection = 'notAnImage' | 'tooLarge' | 'tooMany';

type Status =
  | { readonly status: 'waiting' }
  /** `percent` is null while the size is unknown. */
  | { readonly status: 'uploading'; readonly percent: number | null }
  /** `uploaded`: at the image host, until the rest of its batch is too. */
  | { readonly status: 'uploaded' | 'savingRow' | 'done' | 'cancelled' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'rejected'; readonly rejection: UploadRejection };

/** The pictures that were chosen together and are at the image host. Their rows are saved together. */
export interface UploadedBatch {
  /** Their URLs at the image host, in the order in which they were chosen. */
  readonly links: readonly string[];
  /** The key by which the server recognizes a repeated request. */
  readonly requestKey: string;
  /** Whether other files were rejected, failed or stopped. */
  readonly hasProblems: boolean;
}

/** A file on its way to the image host. */
export type UploadItem = {
  readonly id: number;
  readonly file: File;
  /** The request key of its batch. */
  readonly batch: string;
  /** Its URL at the image host, once it is uploaded: a retry does not upload it again. */
  readonly link?: string;
} & Status;

const isImage = (file: File): boolean => file.type.startsWith('image/');

/**
 * The upload items of the chosen files.
 * @param batch the request key of the batch
 * @param firstId an id that is greater than those of all earlier items
 * @param taken how many earlier items count towards `maxImages`
 */
export function createUploadItems(
  files: readonly File[],
  batch: string,
  firstId: number,
  taken: number,
  { maxImages, maxImageBytes }: ImageLimits,
): readonly UploadItem[] {
  let accepted = taken;
  return files.map((file, index): UploadItem => {
    const reject = (rejection: UploadRejection): UploadItem => ({
      id: firstId + index,
      file,
      batch,
      status: 'rejected',
      rejection,
    });
    if (!isImage(file)) return reject('notAnImage');
    if (file.size > maxImageBytes) return reject('tooLarge');
    if (accepted >= maxImages) return reject('tooMany');
    accepted += 1;
    return { id: firstId + index, file, batch, status: 'waiting' };
  });
}

const withoutStatus = ({ id, file, batch, link }: UploadItem) =>
  link === undefined ? { id, file, batch } : { id, file, batch, link };

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

export function isProblem(item: UploadItem): boolean {
  return isFinished(item) && item.status !== 'done';
}

export function canBeRetried(item: UploadItem): boolean {
  return item.status === 'cancelled' || (item.status === 'failed' && isWorthRetrying(item.cause));
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
  const accepted = items.filter(({ status }) => status !== 'rejected');
  const index = accepted.findLastIndex(({ status }) => status === 'uploading' || status === 'savingRow');
  const current = accepted[index];
  if (!current) return null;
  const percent = current.status === 'uploading' ? current.percent : 100;
  return { number: index + 1, total: accepted.length, percent };
}
