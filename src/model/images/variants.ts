import type { Language } from '../site/languages';
import { languageSuffix } from '../site/languages';

/** The widths that pictures are made in, in px, by those of phones: a closed list, so that nobody can have others made. */
export const variantWidths = [360, 720, 1080, 1440, 1920] as const;

export type VariantWidth = (typeof variantWidths)[number];

/** The formats that they are made in, the smallest first. */
export const variantFormats = ['avif', 'webp', 'jpg'] as const;

export type VariantFormat = (typeof variantFormats)[number];

export const variantTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The widths of a picture of so many px: the last one holds all of it, and none is larger than the picture itself. */
export const widthsOf = (width: number): readonly VariantWidth[] =>
  variantWidths.filter((_, index) => index === 0 || (variantWidths[index - 1] ?? 0) < width);

/** The address, or the name, of a variant of a picture. */
export const variantOf = (picture: string, width: VariantWidth, format: VariantFormat): string =>
  `${picture}-${width}.${format}`;

/** What `srcset` says of the variants of a picture of so many px. */
export const srcSetOf = (picture: string, width: number, format: VariantFormat): string =>
  widthsOf(width)
    .map((each) => `${variantOf(picture, each, format)} ${Math.min(each, width)}w`)
    .join(', ');

/** What follows from a picture's content. Sizes in px, as it is seen upright. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** A WebP of a few px, as base64, to be seen until the picture is there; '' where there is none. */
  readonly placeholder: string;
  /** One that moves stays as it came. */
  readonly isAnimated: boolean;
}

/** What an administrator says of an image. */
export interface ImageDescription {
  /** What must be seen where the picture is cropped, in hundredths of its width and height. */
  readonly focalX: number;
  readonly focalY: number;
  /** What it shows, for whoever cannot see it; '' where the words of the page serve. */
  readonly altEn: string;
  readonly altFr: string;
}

export const defaultDescription: ImageDescription = { focalX: 50, focalY: 50, altEn: '', altFr: '' };

/** What is said of an image, and of which. */
export interface DescribedImage extends ImageDescription {
  readonly name: string;
  /** Of the row that describes it; null where nobody has described it. */
  readonly id: number | null;
}

/** An image of the site, as `GET /api/image/all` tells of it. */
export interface SiteImage extends PictureFacts, DescribedImage {}

/** The collection of descriptions, beside those of the bulk load. */
export const imageCollection = 'images';

/** Where images of this site are served from; a link is the address that rows keep. */
export const imagePath = '/api/image';

export const imageLink = (name: string): string => `${imagePath}/${name}`;

/** The name of an image of this site by its link; undefined of any other address. */
export const imageNameOf = (link: string): string | undefined =>
  /^\/api\/image\/([0-9a-f]{64}\.\w+)$/.exec(link)?.[1];

/** Longest alternative text, in characters. */
export const maxAltLength = 300;

export const altIn = (description: ImageDescription, language: Language): string =>
  description[`alt${languageSuffix[language]}`];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** What is said of an image, from outside; undefined where it does not say of which. */
export const readDescription = (value: unknown): DescribedImage | undefined => {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  return {
    id: typeof value.id === 'number' ? value.id : null,
    name: value.name,
    focalX: number(value.focalX, defaultDescription.focalX),
    focalY: number(value.focalY, defaultDescription.focalY),
    altEn: text(value.altEn),
    altFr: text(value.altFr),
  };
};

/** An image, from outside; undefined where it cannot be shown by what is known of it. */
const readImage = (value: unknown): SiteImage | undefined => {
  const description = readDescription(value);
  if (!description || !isRecord(value)) return undefined;
  const { width, height } = { width: number(value.width, 0), height: number(value.height, 0) };
  if (width < 1 || height < 1) return undefined;
  const placeholder = text(value.placeholder);
  return { ...description, width, height, placeholder, isAnimated: value.isAnimated === true };
};

/** Reads the answer of `GET /api/image/all`; of a back-end that answers something else there are none. */
export const readImages = (answer: unknown): readonly SiteImage[] =>
  isRecord(answer) && Array.isArray(answer[imageCollection])
    ? answer[imageCollection].flatMap((value: unknown) => readImage(value) ?? [])
    : [];
