import type { Row } from '../../../model/schema/entities';
import { cardSizes, halfSizes } from '../../../model/images/sizes';
import { fileUrl } from '../../../model/site/screens/fileUrl';
import {
  hasPrice,
  keyFigures,
  priceNumber,
  priceText,
  tankerSpecifications,
} from '../../../model/site/screens/tankerSpecifications';
import { parseNumber } from '../../../model/format/numbers';
import { htmlLines } from '../pageContext';
import type { PageContext } from '../pageContext';
import { productOf } from '../structuredData/product';
import { descriptionOf } from '../structuredData/jsonLdNode';
import { definitionList, heading, link, paragraph, picture, emptyMessage } from './blocks';
import type { GeneralRoute, ListItem, PageBody, PageRenderers, RowPageRenderers } from './pageBlocks';
import type { RowRoute } from '../../../model/site/pages';

const priceOf = ({ text, formatNumber }: PageContext, tanker: Row<'tanker'>): string =>
  priceText(tanker, formatNumber, text('tankers', 'price-on-request'));

/** A tanker without a name has the general name. */
const nameOf = ({ text, inLanguage }: PageContext, tanker: Row<'tanker'>): string =>
  inLanguage(tanker, 'name').trim() || text('titles', 'tanker');

function tankersPage(context: PageContext): PageBody {
  const { text, brandRows, formatNumber, path, pictureInfo } = context;
  const tankers = brandRows('tanker');
  return {
    heading: text('tankers', 'title'),
    introduction: text('tankers', 'introduction'),
    items: tankers.map((tanker) => ({
      html: () => {
        const name = nameOf(context, tanker);
        return (
          `<h2>${link(path('tanker', tanker.id), name)}</h2>` +
          picture(pictureInfo, tanker.image, text('tankers', 'image-alt', { name })) +
          definitionList([
            ...keyFigures(tanker, formatNumber).map(
              (figure) =>
                [
                  figure.name === 'year' ? text('shared', 'year') : text('tankers', figure.name),
                  figure.value,
                ] as const,
            ),
            [text('shared', 'price'), priceOf(context, tanker)],
          ])
        );
      },
    })),
    blocks: emptyMessage(tankers, text('tankers', 'empty')),
    ...(tankers[0]?.image && { picture: tankers[0].image, pictureSizes: cardSizes.three }),
  };
}

function tankerPage(context: PageContext, tanker: Row<'tanker'>): PageBody {
  const { text, inLanguage, language, formatNumber, path, pictureInfo } = context;
  const name = nameOf(context, tanker);
  const specifications = tankerSpecifications(tanker, language, formatNumber).map(
    ({ label, ...specification }) => ({ ...specification, label: text('shared', label) }),
  );
  const description = specifications
    .filter(({ field }) => field !== 'additionalInformation' && field !== 'price')
    .map(({ label, value }) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`);
  return {
    heading: name,
    ...descriptionOf([name, priceOf(context, tanker), ...description].join(' · ')),
    ...(tanker.image && { picture: tanker.image, pictureSizes: halfSizes }),
    blocks: [
      picture(pictureInfo, tanker.image, text('tankers', 'image-alt', { name })),
      definitionList([
        ...specifications.map(({ label, value }) => [label, value] as const),
        ...(hasPrice(tanker) ? [] : [[text('shared', 'price'), priceOf(context, tanker)] as const]),
      ]),
      paragraph(text('tankers', 'contact-about')),
      link(path('contact'), text('tankers', 'ask')),
      `<p>${link(path('tankers'), text('tankers', 'back'))}</p>`,
    ],
    jsonLdNodes: [
      productOf(context, {
        id: path('tanker', tanker.id),
        name,
        description: inLanguage(tanker, 'additionalInformation') || description.join(', '),
        image: tanker.image,
        sku: tanker.unitId,
        brand: tanker.manufacturer,
        availability: tanker.availability,
        isUsed: (parseNumber(tanker.kilometers) ?? 0) > 0,
        price: priceNumber(tanker),
      }),
    ],
  };
}

const partItem = (context: PageContext, part: Row<'product'>): ListItem => {
  const { text, inLanguage, path, pictureInfo } = context;
  const name = inLanguage(part, 'name').trim();
  const description = inLanguage(part, 'description');
  return {
    html: () =>
      heading(2, name) +
      picture(pictureInfo, part.image, text('parts', 'image-of', { name })) +
      (description === '' ? '' : `<p>${htmlLines(description)}</p>`) +
      (part.fileName === '' ? '' : link(fileUrl('', part.fileName), text('parts', 'download-of', { name }))),
    ...(name !== '' && {
      jsonLd: () =>
        productOf(context, { id: `${path('parts')}?part=${part.id}`, name, description, image: part.image }),
    }),
  };
};

function partsPage(context: PageContext): PageBody {
  const { text, rows } = context;
  const parts = rows('product');
  return {
    heading: text('parts', 'title'),
    introduction: text('parts', 'introduction'),
    items: parts.map((part) => partItem(context, part)),
    blocks: emptyMessage(parts, text('parts', 'empty')),
  };
}

/** The pages of this file. */
export const productPages = {
  tankers: tankersPage,
  parts: partsPage,
} satisfies Partial<PageRenderers<GeneralRoute>>;

export const productRowPages = { tanker: tankerPage } satisfies Partial<RowPageRenderers<RowRoute>>;
