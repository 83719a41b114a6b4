import { chakra } from '@chakra-ui/react';
import { halfSizes } from '../../../model/images/sizes';
import { EnlargeLink } from '../../ui/components/CardLink';
import { Card } from '../../ui/components/Grid';
import { Picture } from '../../ui/components/Picture';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import type { GalleryPicture } from '../catalogue/galleryPicture';

/** The further pictures, below the first one. */
const Others = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3' } });

const maxColumns = 3;

/**
 * The number of further pictures in a row: at most three, and two if there are four, so that none stands
 * alone.
 */
const columnsFor = (count: number): number => (count === 4 ? 2 : Math.min(count, maxColumns));

/**
 * On a wide screen, one or two stand below each other, as wide as the first picture: the plate beside them is
 * as high as three pictures.
 */
const wideColumnsFor = (count: number): number => (count < maxColumns ? 1 : columnsFor(count));

const sizesIn = (columns: number, wideColumns: number): string =>
  columns === 1
    ? halfSizes
    : `(min-width: 992px) ${Math.round(660 / wideColumns)}px, ${Math.round(100 / columns)}vw`;

interface TankerGalleryProps {
  readonly pictures: readonly GalleryPicture[];
  /** The link that enlarges a picture. */
  readonly linkTo: (picture: GalleryPicture) => AddressLink;
  /** The alt text of the drawing that replaces a missing picture. */
  readonly missing: string;
}

/** The pictures of a tanker. Each can be enlarged, and from there one goes on to the others. */
export function TankerGallery({ pictures, linkTo, missing }: TankerGalleryProps) {
  const [first, ...others] = pictures;
  const columns = columnsFor(others.length);
  const wideColumns = wideColumnsFor(others.length);
  if (!first) return <Picture src="" alt={missing} borderRadius="md" />;
  return (
    <chakra.div display="grid" gap="3">
      <Card isInteractive className="group">
        <Picture src={first.src} alt={first.alt} sizes={halfSizes} isFirst />
        <EnlargeLink label={first.action} link={linkTo(first)} />
      </Card>
      {others.length > 0 ? (
        <Others
          gridTemplateColumns={{
            base: `repeat(${columns}, minmax(0, 1fr))`,
            lg: `repeat(${wideColumns}, minmax(0, 1fr))`,
          }}
        >
          {others.map((picture) => (
            <li key={picture.id}>
              <Card isInteractive className="group">
                <Picture
                  src={picture.src}
                  alt={picture.alt}
                  sizes={sizesIn(columns, wideColumns)}
                  zoomsOnHover
                />
                <EnlargeLink label={picture.action} link={linkTo(picture)} />
              </Card>
            </li>
          ))}
        </Others>
      ) : null}
    </chakra.div>
  );
}
