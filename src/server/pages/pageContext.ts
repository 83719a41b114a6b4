import type { Brand } from '../../model/site/brands';
import { groupOf, isInGroup } from '../../model/site/brands';
import type { EntityName, Row } from '../../model/schema/entities';
import type { Language, LocalizedColumns } from '../../model/site/languages';
import { localized } from '../../model/site/languages';
import type { FormatNumber } from '../../model/format/numbers';
import { countFormatOf, numberFormatOf } from '../../model/format/numbers';
import type { PublicRoute } from '../../model/site/pages';
import type { ImageMetadata } from '../../model/images/variants';
import { imageVariantOf, widthsOf } from '../../model/images/variants';
import { addressOf } from '../../model/site/paths';
import type { ContactEntity } from '../../model/site/screens/contact/contactRows';
import { isAtLocation } from '../../model/site/screens/contact/contactRows';
import type { SaleSettings } from '../../model/site/screens/tankers/listedTankers';
import type { ShownPageContext } from '../../model/site/screens/shownPage';
import type { TextKey } from '../../content/texts';
import type { TextPage } from '../../model/text/textPages';
import { staticPictureOf } from '../../model/images/staticPictures';
import { fillPlaceholders } from '../../model/text/texts';
import { cleanRichText } from '../content/rows/cleanRichText';
import { escapeHtml } from './document/html';
import type { PageContent, PageText } from './pageContent';

/** Whether a row belongs to one group of brands; the others belong to all. */
const hasGroup = (row: object): row is { readonly isCertipropane: boolean } => 'isCertipropane' in row;

/** The metadata of a picture of this site; sizes in px. An animated picture has only its original, others many widths. */
export type PictureInfo = Pick<ImageMetadata, 'width' | 'height' | 'isAnimated'>;

/** The largest width, in px, of a picture for other sites: they show it no larger. */
const sharedWidth = 1440;

/** The link of a picture for other sites: as JPEG where possible, since some sites do not support every uploaded format. */
const sharedPicture = (link: string, image: ImageMetadata | undefined): string => {
  const width =
    image?.isAnimated === false ? widthsOf(image.width).findLast((each) => each <= sharedWidth) : undefined;
  return width === undefined ? link : imageVariantOf(link, width, 'jpg');
};

/** The values on which a page depends besides the content. */
export interface PageSettings extends SaleSettings {
  /** The origin of the brand's site, without a trailing slash: `https://www.example.com`. */
  readonly origin: string;
}

/** The content as one brand shows it in one language. */
export interface PageContext extends PageSettings {
  readonly brand: Brand;
  readonly language: Language;
  readonly formatNumber: FormatNumber;
  readonly text: <Page extends TextPage>(
    page: Page,
    key: TextKey<Page>,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** A text as HTML, with its formatting if it has any. */
  readonly html: <Page extends TextPage>(page: Page, key: TextKey<Page>) => string;
  readonly rows: <Name extends EntityName>(name: Name) => readonly Row<Name>[];
  /** The rows that the brand shows. The propane brand has separate rows of some kinds (specification, section 1). */
  readonly brandRows: <Name extends EntityName>(name: Name) => readonly Row<Name>[];
  readonly contactRows: <Name extends ContactEntity>(name: Name, locationId?: number) => readonly Row<Name>[];
  readonly inLanguage: <Field extends string>(row: LocalizedColumns<Field>, field: Field) => string;
  readonly path: (route: PublicRoute, id?: number) => string;
  /** The absolute URL of a path. */
  readonly absoluteUrl: (path: string) => string;
  /** The absolute URL of a picture, by its link in the content; undefined where the link is not an HTTP URL. */
  readonly pictureUrl: (link: string) => string | undefined;
  /** The metadata of a picture of this site; undefined for any other picture. */
  readonly pictureInfo: (link: string) => PictureInfo | undefined;
}

/** The context as it decides what an address shows. */
export function toShownPageContext(context: PageContext): ShownPageContext {
  const { brand, language, rows, text } = context;
  return {
    brand,
    language,
    rows,
    sales: context,
    titleText: (key) => text('titles', key),
    pictureText: (position) => text('gallery', 'image-of', position),
    pageText: ({ number, count }) => text('shared', 'page-number', { number, count }),
  };
}

/** Escapes a plain text and preserves its line breaks. */
const htmlLines = (text: string): string => {
  return escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>');
};

const htmlOf = ({ text, isHtml }: PageText): string =>
  isHtml ? cleanRichText(text) : `<p>${htmlLines(text)}</p>`;

export function createPageContext(
  content: PageContent,
  brand: Brand,
  language: Language,
  settings: PageSettings,
): PageContext {
  const { origin } = settings;
  const brandRows = <Name extends EntityName>(name: Name): readonly Row<Name>[] =>
    content.rows(name).filter((row) => !hasGroup(row) || isInGroup(row, groupOf(brand)));
  return {
    brand,
    language,
    ...settings,
    formatNumber: numberFormatOf(language),
    text: (page, key, values) =>
      fillPlaceholders(content.text(page, key, language, brand).text, values ?? {}, countFormatOf(language)),
    html: (page, key) => htmlOf(content.text(page, key, language, brand)),
    rows: (name) => content.rows(name),
    brandRows,
    contactRows: (name, locationId = brand.contactLocationId) =>
      content.rows<ContactEntity>(name).filter(isAtLocation(locationId, brand.isCertipropane)), // of the requested kind
    inLanguage: (row, field) => localized(row, field, language),
    path: (route, id) => addressOf(route, language, id === undefined ? {} : { id }),
    absoluteUrl: (path) => new URL(path, `${origin}/`).href,
    pictureUrl: (link) => {
      const shared = sharedPicture(link, content.image(link));
      const url =
        link !== '' && URL.canParse(shared, `${origin}/`) ? new URL(shared, `${origin}/`) : undefined;
      return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
    },
    pictureInfo: (link) => {
      const image = content.image(link);
      if (image) return image;
      const staticPicture = staticPictureOf(link);
      return staticPicture && { ...staticPicture, isAnimated: false };
    },
  };
}
