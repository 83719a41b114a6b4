/** The boxes that make the picture; what else a file has beside them may say anything, such as who made it and where. */
const partsOfPicture = new Set(['ftyp', 'meta', 'mdat', 'moov']);

const free = Buffer.from('free', 'latin1');

/** How long the box at a place is, with its header. The last one may leave it open. */
const sizeOfBox = (avif: Buffer, at: number): number => {
  const size = avif.readUInt32BE(at);
  if (size === 0) return avif.length - at;
  if (size !== 1) return size;
  return at + 16 <= avif.length ? Number(avif.readBigUInt64BE(at + 8)) : 0;
};

/** Empties the boxes that the picture does without, and what follows the last one. */
const emptyOthers = (avif: Buffer): void => {
  let at = 0;
  while (at + 8 <= avif.length) {
    const size = sizeOfBox(avif, at);
    if (size < 8) break;
    const end = Math.min(at + size, avif.length);
    if (!partsOfPicture.has(avif.toString('latin1', at + 4, at + 8))) {
      const header = avif.readUInt32BE(at) === 1 ? 16 : 8;
      free.copy(avif, at + 4);
      avif.fill(0, Math.min(at + header, end), end);
    }
    at = end;
  }
  avif.fill(0, at);
};

/** An AVIF says by number where its parts stand all over the file, so that they are emptied rather than left out. */
export const stripAvif = (avif: Buffer, parts: readonly (Buffer | undefined)[]): Buffer => {
  const bare = Buffer.from(avif);
  for (const part of parts) {
    const at = part && part.length > 0 ? bare.indexOf(part) : -1;
    if (part && at >= 0) bare.fill(0, at, at + part.length);
  }
  emptyOthers(bare);
  return bare;
};
