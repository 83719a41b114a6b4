import type { ImageLimits } from '../limits';

/** Why a file was not even sent. */
export type UploadRejection = 'notAnImage' | 'tooLarge' | 'tooMany';

type Status =
  | { readonly status: 'waiting' }
  /** `percent` is null while the size is unknown. */
  | { readonly status: 'sending'; readonly percent: number | null }
  | { readonly status: 'keeping' | 'done' | 'cancelled' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'refused'; readonly refusal: UploadRejection };

/** A file on its way to the image host. */
export type UploadItem = {
  readonly id: number;
  readonly file: File;
  /** Its address at the host, once it is there: a second try does not send it again. */
  readonly link?: string;
} & Status;

const isImage = (file: File): boolean => file.type.startsWith('image/');

/**
 * The files that were chosen, after those that are still there; `firstId` is a number that none of them has, `taken` the
 * number of those that count among the most there may be.
 */
export const itemsOf = (
  files: readonly File[],
  firstId: number,
  taken: number,
  { maxImages, maxImageBytes }: ImageLimits,
): readonly UploadItem[] => {
  let accepted = taken;
  return files.map((file, index): UploadItem => {
    const refused = (refusal: UploadRejection): UploadItem => ({
      id: firstId + index,
      file,
      status: 'refused',
      refusal,
    });
    if (!isImage(file)) return refused('notAnImage');
    if (file.size > maxImageBytes) return refused('tooLarge');
    if (accepted >= maxImages) return refused('tooMany');
    accepted += 1;
    return { id: firstId + index, file, status: 'waiting' };
  });
};

const bare = ({ id, file, link }: UploadItem) => (link === undefined ? { id, file } : { id, file, link });

/** The item in another state; what belonged to its last one only is gone. */
export const withStatus = (item: UploadItem, status: Status): UploadItem => ({ ...bare(item), ...status });

export const isOver = ({ status }: UploadItem): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled' || status === 'refused';

export const canBeRetried = ({ status }: UploadItem): boolean =>
  status === 'failed' || status === 'cancelled';

export interface UploadProgress {
  /** The number of the file that is on its way, from 1, out of how many. */
  readonly number: number;
  readonly total: number;
  /** Of this file; null while its size is unknown. */
  readonly percent: number | null;
}

/** How far it is: the file's number out of the total, and its percentage (specification, section 4). */
export const progressOf = (items: readonly UploadItem[]): UploadProgress | null => {
  const sent = items.filter(({ status }) => status !== 'refused');
  const index = sent.findIndex(({ status }) => status === 'sending' || status === 'keeping');
  const current = sent[index];
  if (!current) return null;
  const percent = current.status === 'sending' ? current.percent : 100;
  return { number: index + 1, total: sent.length, percent };
};
