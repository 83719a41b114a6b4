import { PartialCopy } from './partialCopy';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

const graphicControl = 0xf9;
const application = 0xff;

/** What applications say that a picture is shown by: how often it moves, and its colours. */
const shownBy = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** How many bytes a table of colours has, by the flags that tell of it. */
const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Where blocks end that each say how long they are. */
const endOfBlocks = (gif: Buffer, start: number): number => {
  let at = start;
  for (let size = gif[at] ?? 0; size > 0; size = gif[at] ?? 0) at += 1 + size;
  return Math.min(at + 1, gif.length);
};

const isPartOfPicture = (gif: Buffer, at: number): boolean => {
  const label = gif[at + 1];
  if (label === application) return shownBy.has(gif.toString('latin1', at + 3, at + 14));
  return label === graphicControl;
};

/** A GIF without its comments and what applications say in it, up to its end. */
export const stripGif = (gif: Buffer): Buffer => {
  const copy = new PartialCopy(gif);
  let at = 13 + tableSize(gif[10] ?? 0);
  copy.keep(0, at);
  while (gif[at] === extension || gif[at] === image) {
    const isImage = gif[at] === image;
    const blocks = isImage ? at + 11 + tableSize(gif[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(gif, blocks);
    if (isImage || isPartOfPicture(gif, at)) copy.keep(at, end);
    at = end;
  }
  copy.put(Buffer.from([trailer]));
  return copy.whole();
};
