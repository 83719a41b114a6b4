import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import type { Row } from '../../../model/schema/entities';
import { Card } from '../../ui/components/Grid';
import { EnlargeLink } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { useTexts } from '../../ui/text/useTexts';
import { useProductLabel } from './useProductLabel';
import { Wordmark } from './Wordmark';

type Image = Row<'manufacturerImage'>;

interface ManufacturerProps {
  readonly manufacturer: Row<'manufacturer'>;
  /** The manufacturer's parts in the catalogue. */
  readonly parts: readonly Row<'product'>[];
  readonly images: readonly Image[];
  /** Whether it is in the first view, so that its pictures are not loaded lazily. */
  readonly isFirst: boolean;
  /** The link that enlarges a picture. */
  readonly linkTo: (image: Image) => AddressLink;
}

/** Name and pictures fill the width: the fewer pictures, the wider the tile of the name. */
const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(5, minmax(0, 1fr))' },
    paddingBlock: { base: '4', md: '5' },
    _first: { paddingTop: '0' },
  },
});

/** The description of a picture, cut after six lines. The dialog shows all of it. */
const Caption = chakra('p', {
  base: {
    minWidth: '0',
    margin: '2.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'fg.muted',
    lineClamp: '6',
    overflowWrap: 'anywhere',
  },
});

/** On a phone a strip that scrolls to the edge of the screen. Each picture is a link, to which the browser scrolls. */
const Pictures = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    alignContent: 'start',
    gap: 'inherit',
    gridTemplateColumns: { base: 'repeat(var(--pictures), minmax(0, 1fr))', xl: 'subgrid' },
    xl: { gridColumn: 'span var(--pictures)' },
    '@media screen and (width < 48rem)': {
      gridTemplateColumns: 'repeat(var(--pictures), minmax(12rem, 1fr))',
      marginInline: '-4',
      paddingInline: '4',
      overflowX: 'auto',
    },
  },
});

/** At most this many pictures stand side by side. */
const maxColumns = 4;

/** The pictures take four fifths of a wide page. */
const productSizes = '(min-width: 1200px) 224px, (min-width: 768px) 25vw, 45vw';

/** A manufacturer: its name, its parts in the catalogue, and the pictures of its products; a click enlarges a picture. */
export function Manufacturer({ manufacturer, parts, images, isFirst, linkTo }: ManufacturerProps) {
  const text = useTexts('manufacturers');
  const labelOf = useProductLabel();
  const columns = Math.min(images.length, maxColumns);
  return (
    <Layout style={{ '--pictures': columns } as CSSProperties}>
      <Wordmark manufacturer={manufacturer} parts={parts} />
      <Pictures>
        {images.map((image, index) => {
          const label = labelOf(manufacturer, image, index);
          return (
            <li key={image.id}>
              <Card isInteractive className="group">
                <Picture
                  src={image.image}
                  alt="" // the link and the caption say it
                  sizes={productSizes}
                  ratio={4 / 3}
                  isFirst={isFirst}
                  hasPreview={false}
                  zoomsOnHover
                />
                <RowMark entity="manufacturerImage" id={image.id} />
                <Caption aria-hidden="true">{label}</Caption>
                <EnlargeLink label={text('see-product', { name: label })} link={linkTo(image)} />
              </Card>
            </li>
          );
        })}
      </Pictures>
    </Layout>
  );
}
