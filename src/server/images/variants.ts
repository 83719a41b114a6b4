import type { Readable } from 'node:stream';
import type { VariantFormat, VariantWidth } from '../../model/images/variants';
import { variantFormats, variantOf, variantWidths, widthsOf } from '../../model/images/variants';
import type { Files } from '../files/fileStore';
import { imageTypeOf } from '../files/images';
import { imageTypes } from './imageTypes';
import { readWhole } from '../files/readWhole';
import { makeVariant } from './makeVariant';
import { openPicture } from './picture';
import type { WorkQueue } from './workQueue';

export interface Variant {
  /** The name of the image that it is made of. */
  readonly image: string;
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

/** What is sent for a variant. */
export interface ServedVariant {
  readonly body: Readable | Buffer;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  /**
   * Whether it is what was asked for. Otherwise it is what there is instead: the image as it came where it cannot be
   * decoded, or the nearest that is ready where too much is waiting.
   */
  readonly isVariant: boolean;
}

/** Reads the name of a variant; undefined of any that this site does not make. */
export const readVariant = (name: string): Variant | undefined => {
  const [, image = '', digits, extension] = /^(.+)-(\d+)\.(\w+)$/.exec(name) ?? [];
  const width = variantWidths.find((each) => String(each) === digits);
  const format = variantFormats.find((each) => each === extension);
  if (width === undefined || format === undefined || imageTypeOf(image) === undefined) return undefined;
  return { image, width, format };
};

/** Whether a picture that can be decoded is made in this width. */
const isOffered = async (content: Uint8Array, width: VariantWidth): Promise<boolean> => {
  const { autoOrient, pages = 1 } = await (await openPicture(content)).metadata();
  return pages === 1 && widthsOf(autoOrient.width).includes(width);
};

/** So many may be made or wait for it, some seconds' work; whoever asks for more gets what is ready. */
export const mostUnderWay = 24;

/** The other widths, the nearest first; of two as near the larger. */
const nearestTo = (width: VariantWidth): VariantWidth[] =>
  variantWidths
    .filter((each) => each !== width)
    .sort((one, other) => Math.abs(one - width) - Math.abs(other - width) || other - one);

/** The variants of uploaded images: each is made when it is first asked for, once, and kept. */
export class Variants {
  private readonly underWay = new Map<string, Promise<ServedVariant | undefined>>();

  constructor(
    private readonly files: Files,
    private readonly queue: WorkQueue,
    private readonly onProblem: (error: unknown, name: string) => void,
  ) {}

  /** @returns undefined where there is no such image, or where it is not made in this width */
  async get(variant: Variant): Promise<ServedVariant | undefined> {
    const name = variantOf(variant.image, variant.width, variant.format);
    const kept = await this.kept(variant);
    if (kept) return { ...kept, isVariant: true };
    const underWay = this.underWay.get(name);
    if (underWay) return underWay;
    if (this.underWay.size >= mostUnderWay) return this.instead(variant);
    const making = this.queue
      .run(() => this.make(name, variant), true)
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, making);
    return making;
  }

  private async kept({
    image,
    width,
    format,
  }: Variant): Promise<Omit<ServedVariant, 'isVariant'> | undefined> {
    const file = await this.files.variants.get(variantOf(image, width, format));
    return file && { body: file.stream, size: file.size, type: imageTypes[format] };
  }

  /** A visitor would rather see the picture in another size than none. */
  private async instead(variant: Variant): Promise<ServedVariant | undefined> {
    for (const width of nearestTo(variant.width)) {
      const near = await this.kept({ ...variant, width });
      if (near) return { ...near, isVariant: false };
    }
    const original = await this.files.images.get(variant.image);
    const type = imageTypeOf(variant.image) ?? 'application/octet-stream';
    return original && { body: original.stream, size: original.size, type, isVariant: false };
  }

  private async make(name: string, { image, width, format }: Variant): Promise<ServedVariant | undefined> {
    const content = await readWhole(this.files.images, image);
    if (!content) return undefined;
    try {
      if (!(await isOffered(content, width))) return undefined;
      const body = await makeVariant(content, width, format);
      // A variant that cannot be kept is made again.
      await this.files.variants.put(name, body).catch((error: unknown) => this.onProblem(error, name));
      return { body, size: body.length, type: imageTypes[format], isVariant: true };
    } catch (error) {
      this.onProblem(error, name);
      const type = imageTypeOf(image) ?? 'application/octet-stream';
      return { body: content, size: content.length, type, isVariant: false };
    }
  }
}
