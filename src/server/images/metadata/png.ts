import { crc32, inflateSync } from 'node:zlib';
import { PartialCopy } from './partialCopy';

/** What makes the picture, how its colours are meant, and how it moves; not even its maker knows what is in the rest. */
const partsOfPicture = new Set(
  'IHDR PLTE IDAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

const pngChunk = (type: string, data: Buffer): Buffer => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

/** More than any profile of a screen or a camera has, unpacked. In bytes. */
const maxProfileBytes = 4 * 1024 * 1024;

/** Whether a colour profile, behind its name and a byte for how it is packed, can be unpacked within that. */
const isProfile = (data: Buffer): boolean => {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes }).length > 0;
  } catch {
    return false;
  }
};

/** A PNG of those chunks that make the picture, up to its end. */
export const stripPng = (png: Buffer, tiff: Buffer | undefined): Buffer => {
  const copy = new PartialCopy(png);
  copy.keep(0, 8);
  let hasProfile = false;
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') break;
    const isFit = type !== 'iCCP' || (!hasProfile && isProfile(png.subarray(at + 8, end - 4)));
    hasProfile ||= type === 'iCCP'; // the others are read by nobody
    if (partsOfPicture.has(type) && isFit) copy.keep(at, end);
    if (type === 'IHDR' && tiff) copy.put(pngChunk('eXIf', tiff));
    at = end;
  }
  copy.put(pngChunk('IEND', Buffer.of()));
  return copy.whole();
};
