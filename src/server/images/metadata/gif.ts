import { PartialCopy } from './partialCopy';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;

const graphicControl = 0xf9;
const application = 0xff;

/** The application extensions that change how a picture is shown: how often it loops, and its colours. */
const displayExtensions = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** The size of a colour table in bytes, from the flags that describe it. */
const colourTableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** The end of a series of sub-blocks. Each starts with its length; an empty one ends the series. */
const endOfBlocks = (gif: Buffer, start: number): number => {
  let at = start;
  for (let size = gif[at] ?? 0; size > 0; size = gif[at] ?? 0) at += 1 + size;
  return Math.min(at + 1, gif.length);
};

const isPartOfPicture = (gif: Buffer, at: number): boolean => {
  const label = gif[at + 1];
  if (label === application) return displayExtensions.has(gif.toString('latin1', at + 3, at + 14));
  return label === graphicControl;
};

/** Removes the comments and application extensions of a GIF, and the data after its end. */
export function stripGif(gif: Buffer): Buffer {
  const copy = new PartialCopy(gif);
  let at = 13 + colourTableSize(gif[10] ?? 0);
  copy.copyRange(0, at);
  while (gif[at] === extension || gif[at] === image) {
    const isImage = gif[at] === image;
    const blocks = isImage ? at + 11 + colourTableSize(gif[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(gif, blocks);
    if (isImage || isPartOfPicture(gif, at)) copy.copyRange(at, end);
    at = end;
  }
  copy.append(Buffer.from([trailer]));
  return copy.toBuffer();
}
