/** The boxes of the picture itself. Other boxes may contain anything, such as the author and the place. */
const pictureBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov']);

const free = Buffer.from('free', 'latin1');

/** The size of the box at an offset, including its header. A size of 0 means that the box extends to the end of the file. */
const boxSize = (avif: Buffer, at: number): number => {
  const size = avif.readUInt32BE(at);
  if (size === 0) return avif.length - at;
  if (size !== 1) return size;
  return at + 16 <= avif.length ? Number(avif.readBigUInt64BE(at + 8)) : 0;
};

/** Overwrites with zeros the boxes that the picture does not need, and the data after the last box. */
const zeroOtherBoxes = (avif: Buffer): void => {
  let at = 0;
  while (at + 8 <= avif.length) {
    const size = boxSize(avif, at);
    if (size < 8) break;
    const end = Math.min(at + size, avif.length);
    if (!pictureBoxes.has(avif.toString('latin1', at + 4, at + 8))) {
      const header = avif.readUInt32BE(at) === 1 ? 16 : 8;
      free.copy(avif, at + 4);
      avif.fill(0, Math.min(at + header, end), end);
    }
    at = end;
  }
  avif.fill(0, at);
};

/**
 * Removes the metadata of an AVIF. Its boxes refer to data by offsets in the file, so the metadata is overwritten with zeros
 * and the file keeps its length.
 * @param metadata the blocks within the file that contain Exif and XMP
 */
export function stripAvif(avif: Buffer, metadata: readonly (Buffer | undefined)[]): Buffer {
  const stripped = Buffer.from(avif);
  for (const block of metadata) {
    const at = block && block.length > 0 ? stripped.indexOf(block) : -1;
    if (block && at >= 0) stripped.fill(0, at, at + block.length);
  }
  zeroOtherBoxes(stripped);
  return stripped;
}
