import type { LocalizedColumns } from '../../model/site/languages';
import type { PublicRoute } from '../../model/site/pages';
import { isOpeningRoute, publicPages } from '../../model/site/pages';
import type { OpenableEntity } from '../../model/site/screens/openedRow';
import { openedName } from '../../model/site/screens/openedRow';
import type { PageContext } from './pageContext';
import { descriptionOf, textOfHtml } from './structuredData/jsonLdNode';

interface OpenedPage {
  readonly title: string;
  readonly metadata: {
    readonly sharedPath: string;
    readonly description?: string;
    readonly picture?: string;
  };
}

/**
 * What differs in the head of a page that opens a row in a dialog: sites to which the address is sent show that row.
 * @returns undefined where the page does not show the row, or where the row has no name
 */
export function openedPageOf(route: PublicRoute, id: number, context: PageContext): OpenedPage | undefined {
  if (!isOpeningRoute(route)) return undefined;
  const { parameter, entity } = publicPages[route].opens;
  const { brand, language, rows, text } = context;
  const pictureText = (position: { number: number; total: number }): string =>
    text('gallery', 'image-of', position);
  const title = openedName(entity, id, { brand, language, rows, pictureText });
  const row = rows<OpenableEntity>(entity).find((each) => each.id === id);
  if (!row || title === '') return undefined;
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
