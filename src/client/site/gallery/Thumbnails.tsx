import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Card } from '../../ui/components/Grid';
import { EnlargeLink } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import type { GalleryPicture } from '../catalogue/galleryPicture';
import { GrowingGrid } from '../catalogue/GrowingGrid';

interface ThumbnailsProps {
  readonly pictures: readonly GalleryPicture[];
  /**
   * The number of pictures of the brand's own work. Those of a sister company follow, below a separate
   * heading.
   */
  readonly ownCount: number;
  readonly sisterTitle: string;
  /** The link that opens a picture in the lightbox. */
  readonly linkTo: (picture: GalleryPicture) => AddressLink;
}

/** Two columns wide, and as high as the others of its row. */
const wide = { gridColumn: 'span 2', '& > article > div:first-of-type': { aspectRatio: '3.08 !important' } };

/**
 * The first picture is large, with the others around it. The last one is two columns wide if its row would
 * have a hole.
 */
const Mosaic = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    lgDown: { '& > li:last-of-type:nth-of-type(even)': wide },
    lgOnly: { '& > li:last-of-type:nth-of-type(3n+2)': wide },
    xl: { '& > li:last-of-type:nth-of-type(4n)': wide },
  },
});

const mosaicSizes = {
  large: '(min-width: 1240px) 580px, (min-width: 1200px) 50vw, (min-width: 992px) 66vw, calc(100vw - 32px)',
  other: '(min-width: 1240px) 282px, (min-width: 1200px) 25vw, (min-width: 992px) 33vw, 50vw',
} as const;

const SisterTitle = chakra('h2', { base: { marginTop: '10', marginBottom: '4', fontSize: '2xl' } });

/** Number of pictures in the first view of a wide screen; they are not loaded lazily. */
const eagerCount = 5;

/** The pictures of the gallery; each opens the lightbox. */
export function Thumbnails({ pictures, ownCount, sisterTitle, linkTo }: ThumbnailsProps) {
  const large = [0, ownCount - 1, ownCount, pictures.length - 1];
  const arrange = (cards: readonly ReactNode[], start: number): ReactNode => {
    const end = Math.max(0, ownCount - start);
    const [own, others] = [cards.slice(0, end), cards.slice(end)];
    return (
      <>
        {own.length > 0 ? <Mosaic>{own}</Mosaic> : null}
        {others.length > 0 ? (
          <>
            <SisterTitle>{sisterTitle}</SisterTitle>
            <Mosaic>{others}</Mosaic>
          </>
        ) : null}
      </>
    );
  };
  return (
    <GrowingGrid arrange={arrange}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Card isInteractive className="group">
            <Picture
              src={picture.src}
              alt={picture.alt}
              sizes={large.includes(index) ? mosaicSizes.large : mosaicSizes.other}
              isFirst={index < eagerCount}
              zoomsOnHover
              flex="1"
            />
            <RowMark entity="galleryImage" id={picture.id} />
            <EnlargeLink label={picture.action} link={linkTo(picture)} />
          </Card>
        </li>
      ))}
    </GrowingGrid>
  );
}
