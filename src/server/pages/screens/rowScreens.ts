import type { EntityName, Row } from '../../../model/schema/entities';
import { halfSizes } from '../../../model/images/sizes';
import type { RowRoute } from '../../../model/site/pages';
import { publicPages } from '../../../model/site/pages';
import type { RouteMatch } from '../../../model/site/paths';
import { readRowId } from '../../../model/site/paths';
import { tankerPictures } from '../../../model/site/screens/tankers/tankerPictures';
import { tankerCondition } from '../../../model/site/screens/tankers/tankerFacts';
import {
  priceNumber,
  priceText,
  tankerSpecifications,
} from '../../../model/site/screens/tankers/tankerSpecifications';
import { cleanRichText } from '../../content/rows/cleanRichText';
import type { PageContent } from '../pageContent';
import type { PageContext } from '../pageContext';
import { indexEqualWords } from '../../../model/text/equalWords';
import { textOfHtml } from '../../../model/text/textOfHtml';
import { descriptionOf } from '../structuredData/jsonLdNode';
import { jobPosting } from '../structuredData/jobPosting';
import { productOf } from '../structuredData/product';
import type { DescribeRowScreen, EntityOfRoute, ScreenDescription } from './screenDescription';

/** A tanker without a name has the general name. */
const tanker: DescribeRowScreen<'tanker'> = (context, row) => {
  const { text, inLanguage, language, formatNumber, path, rows } = context;
  const name = inLanguage(row, 'name').trim() || text('titles', 'tanker');
  const price = priceText(row, formatNumber, text('tankers', 'price-on-request'));
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const specifications = tankerSpecifications(row, {
    language,
    formatNumber,
    word: (key, values) => text('shared', key, values),
    equalWords: indexEqualWords(text('search', 'same-values')),
  })
    .filter(({ field }) => field !== 'additionalInformation' && field !== 'price')
    .map(({ label, value }) => `${text('shared', label)}${colon} ${value}`);
  return {
    heading: name,
    ...descriptionOf([name, price, ...specifications].join(' · ')),
    ...(row.image && { picture: row.image, pictureSizes: halfSizes }),
    jsonLdNodes: [
      productOf(context, {
        id: path('tanker', row.id),
        name,
        description: inLanguage(row, 'additionalInformation') || specifications.join(', '),
        image: row.image,
        moreImages: tankerPictures(row, rows('tankerImage'), language).flatMap(({ src }) =>
          src === row.image ? [] : src,
        ),
        sku: row.unitId,
        brand: row.manufacturer,
        availability: row.availability,
        condition: tankerCondition(row),
        price: priceNumber(row),
      }),
    ],
  };
};

/** A posting without a title has the general title. */
const career: DescribeRowScreen<'career'> = async (context, row, { createdAt, offlineAt }) => {
  const { text, inLanguage } = context;
  const posting = jobPosting(context, row, { postedAt: await createdAt(), closesAt: offlineAt() });
  return {
    heading: inLanguage(row, 'jobTitle').trim() || text('titles', 'career'),
    ...descriptionOf(textOfHtml(cleanRichText(inLanguage(row, 'jobSummary')))),
    jsonLdNodes: posting ? [posting] : [],
  };
};

type RowScreens<Route extends RowRoute> = { readonly [Each in Route]: DescribeRowScreen<Each> };

const rowScreens: RowScreens<RowRoute> = { tanker, career };

const rowOf = <Name extends EntityName>(
  context: PageContext,
  name: Name,
  match: RouteMatch,
): Row<Name> | undefined => {
  const id = readRowId(match.params.id);
  return context.rows(name).find((row) => row.id === id);
};

const describe = async <Route extends RowRoute>(
  route: Route,
  screens: RowScreens<Route>,
  match: RouteMatch,
  context: PageContext,
  content: PageContent,
): Promise<ScreenDescription | undefined> => {
  const entity: EntityOfRoute<Route> = publicPages[route].row.entity;
  const row = rowOf(context, entity, match);
  if (!row) return undefined;
  return screens[route](context, row, {
    createdAt: () => content.createdAt(entity, row.id),
    offlineAt: () => content.offlineAt(entity, row.id),
  });
};

/** Describes the screen of a route that shows a row; undefined where the row does not exist. */
export function describeRowScreen(
  route: RowRoute,
  match: RouteMatch,
  context: PageContext,
  content: PageContent,
): Promise<ScreenDescription | undefined> {
  return describe(route, rowScreens, match, context, content);
}
