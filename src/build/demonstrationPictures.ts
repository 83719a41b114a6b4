import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VariantWidth } from '../model/images/variants';
import { widthsOf } from '../model/images/variants';
import { encodedFileOf } from '../server/images/encodeVariant';
import { openImage } from '../server/images/openImage';

/** The format of the encoded variants of the demonstration: the first one that pages offer, which every current browser takes. */
export const demonstrationFormat = 'avif';

/** In px. Wider variants, for a picture that fills a large window, have more bytes than all others together. */
const maxWidth = 1080;

interface DemonstrationVariant {
  readonly content: Buffer;
  readonly width: VariantWidth;
  /** The name of the file that holds it. */
  readonly file: string;
}

/** The variants of the pictures of the demonstration that the repository holds. */
export async function demonstrationVariants(pictures: string): Promise<readonly DemonstrationVariant[]> {
  const files = (await readdir(pictures, { recursive: true })).filter((file) => file.endsWith('.jpg'));
  const variants = files.map(async (picture) => {
    const content = await readFile(join(pictures, picture));
    const { width: pictureWidth } = await (await openImage(content)).metadata();
    return widthsOf(pictureWidth)
      .filter((width) => width <= maxWidth)
      .map((width) => ({ content, width, file: encodedFileOf(content, width, demonstrationFormat) }));
  });
  return (await Promise.all(variants)).flat();
}
