import type { Brand } from '../../model/site/brands';
import { groupOf, isInGroup } from '../../model/site/brands';
import type { EntityName, Row } from '../../model/schema/entities';
import type { Language, LocalizedColumns } from '../../model/site/languages';
import { localized } from '../../model/site/languages';
import type { FormatNumber } from '../../model/format/numbers';
import { numberFormatOf } from '../../model/format/numbers';
import type { PublicRoute } from '../../model/site/paths';
import type { PictureFacts } from '../../model/images/variants';
import { altIn, variantOf, widthsOf } from '../../model/images/variants';
import { pathTo } from '../../model/site/paths';
import { isAtLocation } from '../../model/site/screens/contactRows';
import type { TextKey } from '../../content/texts';
import type { TextPage } from '../../model/text/textPages';
import { staticPictureOf } from '../../model/images/staticPictures';
import { fill } from '../../model/text/texts';
import { cleanRichText } from '../content/cleanRichText';
import { escapeHtml } from './html';
import type { PageContent } from './pageContent';

type ContactEntity = 'telephone' | 'email' | 'opening';

type Grouped = {
  [Name in EntityName]: Row<Name> extends { isCertipropane: boolean } ? Name : never;
}[EntityName];

/** A picture of this site, in px. One that moves is served as it came, any other in many widths. */
export interface KnownPicture extends Pick<PictureFacts, 'width' | 'height' | 'isAnimated'> {
  /** What it shows; '' where the words of the page serve. */
  readonly alt: string;
}

/** The width in px up to which a picture is shared: what others show of it is no larger. */
const sharedWidth = 1440;

/** The link of a picture as everybody can show it: what was uploaded may be of a kind that not all know. */
const sharedPicture = (link: string, image: PictureFacts | undefined): string => {
  const width =
    image?.isAnimated === false ? widthsOf(image.width).findLast((each) => each <= sharedWidth) : undefined;
  return width === undefined ? link : variantOf(link, width, 'jpg');
};

/** The content as one brand shows it in one language. */
export interface PageContext {
  readonly brand: Brand;
  readonly language: Language;
  /** Where the brand's site is: `https://www.example.com`, without a slash at its end. */
  readonly origin: string;
  readonly measure: FormatNumber;
  readonly text: <Page extends TextPage>(
    page: Page,
    key: TextKey<Page>,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** A text as HTML, with its formatting where it has any. */
  readonly html: <Page extends TextPage>(page: Page, key: TextKey<Page>) => string;
  readonly rows: <Name extends EntityName>(name: Name) => readonly Row<Name>[];
  /** The rows that the brand shows; the propane brand has its own (specification, section 1). */
  readonly ownRows: <Name extends Grouped>(name: Name) => readonly Row<Name>[];
  readonly contactRows: <Name extends ContactEntity>(name: Name, locationId?: number) => readonly Row<Name>[];
  readonly inLanguage: <Field extends string>(row: LocalizedColumns<Field>, field: Field) => string;
  readonly path: (route: PublicRoute, id?: number) => string;
  /** The whole address of a path. */
  readonly address: (path: string) => string;
  /** The same of a picture's link as content has it; undefined where that leads to nothing on the web. */
  readonly pictureAddress: (link: string) => string | undefined;
  /** What is known of a picture of this site. */
  readonly knownPicture: (link: string) => KnownPicture | undefined;
}

/** Lines of a plain text stay lines. */
export const lines = (text: string): string => escapeHtml(text.trim()).replaceAll(/\r?\n/g, '<br>');

export const createPageContext = (
  content: PageContent,
  brand: Brand,
  language: Language,
  origin: string,
): PageContext => {
  const group = groupOf(brand);
  const ownRows = <Name extends Grouped>(name: Name): readonly Row<Name>[] =>
    content.rows<Grouped>(name).filter((row) => isInGroup(row, group)); // rows of the kind that was asked for
  return {
    brand,
    language,
    origin,
    measure: numberFormatOf(language),
    text: (page, key, values) => fill(content.text(page, key, language).text, values ?? {}),
    html: (page, key) => {
      const { text, isHtml } = content.text(page, key, language);
      return isHtml ? cleanRichText(text) : `<p>${lines(text)}</p>`;
    },
    rows: (name) => content.rows(name),
    ownRows,
    contactRows: (name, locationId = brand.contactLocationId) =>
      content.rows<ContactEntity>(name).filter(isAtLocation(locationId, brand.isCertipropane)), // rows of the kind that was asked for
    inLanguage: (row, field) => localized(row, field, language),
    path: (route, id) => pathTo(route, language, id === undefined ? {} : { id }),
    address: (path) => new URL(path, `${origin}/`).href,
    pictureAddress: (link) => {
      const shared = sharedPicture(link, content.image(link));
      const url =
        link !== '' && URL.canParse(shared, `${origin}/`) ? new URL(shared, `${origin}/`) : undefined;
      return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
    },
    knownPicture: (link) => {
      const image = content.image(link);
      if (image) return { ...image, alt: altIn(image, language) };
      const fixed = staticPictureOf(link);
      return fixed && { ...fixed, isAnimated: false, alt: '' };
    },
  };
};
