import type { Row } from '../../../model/entities';
import { fileUrl } from '../../../model/screens/fileUrl';
import { keyFigures, tankerSpecifications } from '../../../model/screens/tankerSpecifications';
import { readFigure } from '../../../model/measures';
import { lines } from '../reader';
import type { Reader } from '../reader';
import { productOf } from '../structured/product';
import { facts, heading, link, paragraph, picture, whereEmpty } from './blocks';
import type { PlainItem, PlainPage } from './plainPage';

const priceOf = ({ text, measure }: Reader, { price }: Row<'tanker'>): string =>
  price.trim() === '' ? text('tankers', 'price-on-request') : measure(price, 'dollar');

export const tankersPage = (reader: Reader): PlainPage => {
  const { text, ownRows, inLanguage, measure, path, pictureSize } = reader;
  const tankers = ownRows('tanker');
  return {
    heading: text('tankers', 'title'),
    introduction: text('tankers', 'introduction'),
    items: tankers.map((tanker) => ({
      html: () => {
        const name = inLanguage(tanker, 'name');
        return (
          `<h2>${link(path('tanker', tanker.id), name)}</h2>` +
          picture(pictureSize, tanker.image, text('tankers', 'image-alt', { name })) +
          facts([
            ...keyFigures(tanker, measure).map(
              (figure) =>
                [
                  figure.name === 'year' ? text('shared', 'year') : text('tankers', figure.name),
                  figure.value,
                ] as const,
            ),
            [text('shared', 'price'), priceOf(reader, tanker)],
          ])
        );
      },
    })),
    blocks: whereEmpty(tankers, text('tankers', 'empty')),
    ...(tankers[0]?.image && { picture: tankers[0].image }),
  };
};

export const tankerPage = (reader: Reader, tanker: Row<'tanker'>): PlainPage => {
  const { text, inLanguage, language, measure, path, pictureSize } = reader;
  const name = inLanguage(tanker, 'name');
  const specifications = tankerSpecifications(tanker, language, measure).map(({ field, label, value }) => ({
    field,
    label: text('shared', label),
    value,
  }));
  const description = specifications
    .filter(({ field }) => field !== 'additionalInformation' && field !== 'price')
    .map(({ label, value }) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`);
  return {
    heading: name,
    description: [name, priceOf(reader, tanker), ...description].join(' · ').slice(0, 300),
    ...(tanker.image && { picture: tanker.image }),
    blocks: [
      picture(pictureSize, tanker.image, text('tankers', 'image-alt', { name })),
      facts([
        ...specifications.map(({ label, value }) => [label, value] as const),
        ...(tanker.price.trim() === '' ? [[text('shared', 'price'), priceOf(reader, tanker)] as const] : []),
      ]),
      paragraph(text('tankers', 'contact-about')),
      link(path('contact'), text('tankers', 'ask')),
      `<p>${link(path('tankers'), text('tankers', 'back'))}</p>`,
    ],
    things: [
      productOf(reader, {
        id: path('tanker', tanker.id),
        name,
        description: inLanguage(tanker, 'additionalInformation') || description.join(', '),
        image: tanker.image,
        sku: tanker.unitId,
        brand: tanker.manufacturer,
        isUsed: (readFigure(tanker.kilometers) ?? 0) > 0,
        price: readFigure(tanker.price),
      }),
    ],
  };
};

const partItem = (reader: Reader, part: Row<'product'>): PlainItem => {
  const { text, inLanguage, path, pictureSize } = reader;
  const name = inLanguage(part, 'name');
  const description = inLanguage(part, 'description');
  return {
    html: () =>
      heading(2, name) +
      picture(pictureSize, part.image, text('parts', 'image-of', { name })) +
      (description === '' ? '' : `<p>${lines(description)}</p>`) +
      (part.fileName === '' ? '' : link(fileUrl('', part.fileName), text('parts', 'download-of', { name }))),
    ...(name !== '' && {
      thing: () =>
        productOf(reader, { id: `${path('parts')}#${part.id}`, name, description, image: part.image }),
    }),
  };
};

export const partsPage = (reader: Reader): PlainPage => {
  const { text, rows } = reader;
  const parts = rows('product');
  return {
    heading: text('parts', 'title'),
    introduction: text('parts', 'introduction'),
    items: parts.map((part) => partItem(reader, part)),
    blocks: whereEmpty(parts, text('parts', 'empty')),
  };
};
