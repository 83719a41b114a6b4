import { crc32, inflateSync } from 'node:zlib';
import { PartialCopy } from './partialCopy';

/** The chunks of the picture, its colours and its animation. Others may contain data that the author does not know of. */
const pictureChunks = new Set(
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

/** In bytes, uncompressed. More than the colour profile of any screen or camera. */
const maxProfileBytes = 4 * 1024 * 1024;

/** Whether a colour profile can be decompressed within the limit. Its name and a byte for the compression come first. */
const isValidProfile = (data: Buffer): boolean => {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes }).length > 0;
  } catch {
    return false;
  }
};

/** Removes the metadata chunks of a PNG, and the data after its end. */
export function stripPng(png: Buffer, tiff: Buffer | undefined): Buffer {
  const copy = new PartialCopy(png);
  copy.copyRange(0, 8);
  let hasProfile = false;
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') break;
    const isUsable = type !== 'iCCP' || (!hasProfile && isValidProfile(png.subarray(at + 8, end - 4)));
    hasProfile ||= type === 'iCCP'; // decoders ignore further profiles
    if (pictureChunks.has(type) && isUsable) copy.copyRange(at, end);
    if (type === 'IHDR' && tiff) copy.append(pngChunk('eXIf', tiff));
    at = end;
  }
  copy.append(pngChunk('IEND', Buffer.of()));
  return copy.toBuffer();
}
