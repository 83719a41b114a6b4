import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type PQueue from 'p-queue';
import type { VariantFormat, VariantWidth } from '../../model/images/variants';
import { variantFormats, imageVariantOf, variantWidths, widthsOf } from '../../model/images/variants';
import type { Files } from '../files/fileStore';
import { imageTypeOf, imageTypes } from './imageTypes';
import { readFileBuffer } from '../files/readFileBuffer';
import { readIfExists } from '../system/readIfExists';
import { encodedFileOf, encodeVariant } from './encodeVariant';
import { openImage } from './openImage';

export interface Variant {
  /** The name of the original image. */
  readonly image: string;
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

/** The response to a request for a variant. */
export interface ServedVariant {
  readonly body: Readable | Buffer;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  /**
   * Whether this is the requested variant. Otherwise it is a fallback: the original image if it cannot be decoded, or the
   * nearest stored width if too many variants are pending.
   */
  readonly isVariant: boolean;
}

/** A variant is named after its image, its width and its format. */
const variantName = /^(.+)-(\d+)\.(\w+)$/;

/** The name of the image of a variant, whose width may be one that former versions of the site created. */
export function imageOfVariant(name: string): string | undefined {
  return variantName.exec(name)?.[1];
}

/** Parses the name of a variant. @returns undefined for a name, width or format that this site does not create */
export function parseVariantName(name: string): Variant | undefined {
  const [, image = '', digits, extension] = variantName.exec(name) ?? [];
  const width = variantWidths.find((each) => String(each) === digits);
  const format = variantFormats.find((each) => each === extension);
  if (width === undefined || format === undefined || imageTypeOf(image) === undefined) return undefined;
  return { image, width, format };
}

/** Whether variants of this width are created for an image, which must be decodable. */
const isOffered = async (content: Uint8Array, width: VariantWidth): Promise<boolean> => {
  const { autoOrient, pages = 1 } = await (await openImage(content)).metadata();
  return pages === 1 && widthsOf(autoOrient.width).includes(width);
};

/** For tasks that somebody waits for: they run before the others in the queue. */
export const urgent = { priority: 1 };

/** The most variants that are created or wait at the same time: some seconds of work. Further requests get a fallback. */
export const maxPendingVariants = 24;

/** The other widths, the nearest first. Of two equally near widths the larger comes first. */
const nearestTo = (width: VariantWidth): VariantWidth[] =>
  variantWidths
    .filter((each) => each !== width)
    .sort((one, other) => Math.abs(one - width) - Math.abs(other - width) || other - one);

/** The variants of images. Each is created once, at its first request, and then stored. */
export class Variants {
  private readonly pending = new Map<string, Promise<ServedVariant | undefined>>();

  /** @param encodedFolder holds encoded variants of pictures of the demonstration, by `encodedFileOf`; '' where there is none */
  constructor(
    private readonly files: Files,
    private readonly queue: PQueue,
    private readonly onProblem: (error: unknown, name: string) => void,
    private readonly encodedFolder = '',
  ) {}

  /** @returns undefined if the image does not exist, or has no variant of this width */
  async get(variant: Variant): Promise<ServedVariant | undefined> {
    const name = imageVariantOf(variant.image, variant.width, variant.format);
    const stored = await this.getStored(variant);
    if (stored) return { ...stored, isVariant: true };
    const pending = this.pending.get(name);
    if (pending) return pending;
    if (this.pending.size >= maxPendingVariants) return this.getFallback(variant);
    const creation = this.queue
      .add(() => this.create(name, variant), urgent)
      .finally(() => this.pending.delete(name));
    this.pending.set(name, creation);
    return creation;
  }

  private async getStored({
    image,
    width,
    format,
  }: Variant): Promise<Omit<ServedVariant, 'isVariant'> | undefined> {
    const file = await this.files.variants.get(imageVariantOf(image, width, format));
    return file && { body: file.stream, size: file.size, type: imageTypes[format] };
  }

  /** The visitor gets the image in another width rather than none. */
  private async getFallback(variant: Variant): Promise<ServedVariant | undefined> {
    for (const width of nearestTo(variant.width)) {
      const nearest = await this.getStored({ ...variant, width });
      if (nearest) return { ...nearest, isVariant: false };
    }
    const original = await this.files.images.get(variant.image);
    const type = imageTypeOf(variant.image) ?? 'application/octet-stream';
    return original && { body: original.stream, size: original.size, type, isVariant: false };
  }

  private async readEncoded(file: string): Promise<Buffer | undefined> {
    return this.encodedFolder === '' ? undefined : readIfExists(join(this.encodedFolder, file));
  }

  private async create(name: string, { image, width, format }: Variant): Promise<ServedVariant | undefined> {
    const content = await readFileBuffer(this.files.images, image);
    if (!content) return undefined;
    try {
      if (!(await isOffered(content, width))) return undefined;
      const body =
        (await this.readEncoded(encodedFileOf(content, width, format))) ??
        (await encodeVariant(content, width, format));
      // A variant that cannot be stored is created again at the next request.
      await this.files.variants.put(name, body).catch((error: unknown) => this.onProblem(error, name));
      return { body, size: body.length, type: imageTypes[format], isVariant: true };
    } catch (error) {
      this.onProblem(error, name);
      const type = imageTypeOf(image) ?? 'application/octet-stream';
      return { body: content, size: content.length, type, isVariant: false };
    }
  }
}
