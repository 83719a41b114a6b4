import type { Row } from '../../model/schema/entities';
import type { LocalizedColumns } from '../../model/site/languages';
import type { PublicRoute } from '../../model/site/pages';
import { isOpeningRoute, publicPages } from '../../model/site/pages';
import { groupOf } from '../../model/site/brands';
import { galleryPictures } from '../../model/site/screens/galleryPictures';
import type { OpenableEntity } from '../../model/site/screens/openedRow';
import { isShownBy, openedName } from '../../model/site/screens/openedRow';
import type { PageContext } from './pageContext';
import type { SearchMetadata } from './pageDescription';
import { descriptionOf, textOfHtml } from './structuredData/jsonLdNode';

interface OpenedPage {
  readonly title: string;
  readonly metadata: Partial<SearchMetadata>;
}

/** The title of an open row. A picture of the gallery is named by its position. */
const titleOf = (
  entity: OpenableEntity,
  row: Row<OpenableEntity>,
  { brand, language, rows, text }: PageContext,
): string => {
  if (entity !== 'galleryImage') return openedName(entity, row as Row<typeof entity>, language); // a row of that entity
  const pictures = galleryPictures(rows('galleryImage'), groupOf(brand));
  const number = 1 + pictures.findIndex(({ id }) => id === row.id);
  return number === 0 ? '' : text('gallery', 'image-of', { number, total: pictures.length });
};

/**
 * What differs in the head of a page that opens a row in a dialog: sites to which the address is sent show that row.
 * @returns undefined where the page does not show the row, or where the row has no name
 */
export function openedPageOf(route: PublicRoute, id: number, context: PageContext): OpenedPage | undefined {
  if (!isOpeningRoute(route)) return undefined;
  const { parameter, entity } = publicPages[route].opens;
  const row = context.rows<OpenableEntity>(entity).find((each) => each.id === id);
  if (!row || !isShownBy(row, context.brand)) return undefined;
  const title = titleOf(entity, row, context);
  if (title === '') return undefined;
  const described = 'descriptionEn' in row ? (row as unknown as LocalizedColumns<'description'>) : undefined; // it has each language
  const description = described ? context.inLanguage(described, 'description') : '';
  return {
    title,
    metadata: {
      sharedPath: `${context.path(route)}?${parameter}=${id}`,
      ...descriptionOf(textOfHtml(description)),
      ...(row.image !== '' && { picture: row.image }),
    },
  };
}
