import type { Language } from '../site/languages';
import { languageSuffix } from '../site/languages';
import { isRecord } from '../schema/isRecord';

/** The widths of variants in px, chosen for phones. The list is closed: visitors cannot request other widths. */
export const variantWidths = [360, 720, 1080, 1440, 1920] as const;

export type VariantWidth = (typeof variantWidths)[number];

/** The formats of variants, the smallest files first. */
export const variantFormats = ['avif', 'webp', 'jpg'] as const;

export type VariantFormat = (typeof variantFormats)[number];

/**
 * The formats that pages offer, as `source` elements. Every browser that can run the site knows WebP; any other one shows the
 * original. The JPEG variants are for programs that fetch a single address, such as those that show a preview of a link.
 */
export const pageFormats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
] as const satisfies readonly { readonly format: VariantFormat; readonly type: string }[];

/** The variant widths of an image of `width` px. The last one holds the full image; no variant is enlarged. */
export function widthsOf(width: number): readonly VariantWidth[] {
  return variantWidths.filter((_, index) => index === 0 || (variantWidths[index - 1] ?? 0) < width);
}

/** The URL path, or the file name, of a variant of an image. */
export function imageVariantOf(image: string, width: VariantWidth, format: VariantFormat): string {
  return `${image}-${width}.${format}`;
}

/** The `srcset` of the variants of an image of `width` px. */
export function srcSetOf(image: string, width: number, format: VariantFormat): string {
  return widthsOf(width)
    .map((each) => `${imageVariantOf(image, each, format)} ${Math.min(each, width)}w`)
    .join(', ');
}

/** Properties of an image that its content decides. Sizes in px, of the upright image. */
export interface ImageMetadata {
  readonly width: number;
  readonly height: number;
  /** A WebP of a few px as base64, shown until the picture has loaded; '' where there is none. */
  readonly placeholder: string;
  /** Animated images are served unchanged. */
  readonly isAnimated: boolean;
}

/** The values that an administrator enters about an image. */
export interface ImageDescription {
  /** The focal point, which stays visible where the picture is cropped: in hundredths of its width and height. */
  readonly focalX: number;
  readonly focalY: number;
  /** The text for people who cannot see the picture; '' where the text of the page is enough. */
  readonly altEn: string;
  readonly altFr: string;
}

export const defaultDescription: ImageDescription = { focalX: 50, focalY: 50, altEn: '', altFr: '' };

/** A description, and the name of the image that it belongs to. */
export interface DescribedImage extends ImageDescription {
  readonly name: string;
  /** The id of the row that holds the description; null where there is none. */
  readonly id: number | null;
}

/** An image of the site, as `GET /api/image/all` sends it. */
export interface SiteImage extends ImageMetadata, DescribedImage {}

/** The collection of descriptions, which is not part of the bulk load. */
export const imageCollection = 'images';

/** The URL path of this site's images. Rows store links: this path and the image's name. */
export const imagePath = '/api/image';

export function imageLink(name: string): string {
  return `${imagePath}/${name}`;
}

/** The name of an image of this site, from its link; undefined for any other URL. */
export function imageNameOf(link: string): string | undefined {
  return /^\/api\/image\/([0-9a-f]{64}\.\w+)$/.exec(link)?.[1];
}

/** Longest alt text, in characters. */
export const maxAltLength = 300;

export function altText(description: ImageDescription, language: Language): string {
  return description[`alt${languageSuffix[language]}`];
}

/** The values that `readImages` uses where an image lacks them. */
const assumedValues: Readonly<Record<string, unknown>> = {
  ...defaultDescription,
  id: null,
  placeholder: '',
  isAnimated: false,
};

/** An image without the values that `readImages` assumes, for a page of few bytes. */
export function withoutAssumedValues(image: SiteImage): Partial<SiteImage> {
  return Object.fromEntries(Object.entries(image).filter(([name, value]) => value !== assumedValues[name]));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** Reads a description from untrusted data; undefined where it names no image. */
export function readDescription(value: unknown): DescribedImage | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  return {
    id: typeof value.id === 'number' ? value.id : null,
    name: value.name,
    focalX: number(value.focalX, defaultDescription.focalX),
    focalY: number(value.focalY, defaultDescription.focalY),
    altEn: text(value.altEn),
    altFr: text(value.altFr),
  };
}

/** Reads an image from untrusted data; undefined where its size is missing. */
const readImage = (value: unknown): SiteImage | undefined => {
  const description = readDescription(value);
  if (!description || !isRecord(value)) return undefined;
  const { width, height } = { width: number(value.width, 0), height: number(value.height, 0) };
  if (width < 1 || height < 1) return undefined;
  const placeholder = text(value.placeholder);
  return { ...description, width, height, placeholder, isAnimated: value.isAnimated === true };
};

/** Reads the response of `GET /api/image/all`; any other response yields no images. */
export function readImages(response: unknown): readonly SiteImage[] {
  return isRecord(response) && Array.isArray(response[imageCollection])
    ? response[imageCollection].flatMap((value: unknown) => readImage(value) ?? [])
    : [];
}
