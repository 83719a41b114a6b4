import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { Card } from '../../ui/components/Grid';
import { EnlargeLink } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import type { AddressLink } from '../../ui/navigation/useAddressParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { useProductLabel } from './useProductLabel';

type Image = Row<'manufacturerImage'>;

interface ManufacturerProps {
  readonly manufacturer: Row<'manufacturer'>;
  readonly images: readonly Image[];
  /** Whether it is in the first view, so that its pictures are not loaded lazily. */
  readonly isFirst: boolean;
  /** The link that enlarges a picture. */
  readonly linkTo: (image: Image) => AddressLink;
}

const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 3fr)' },
    paddingBlock: { base: '4', md: '5' },
    _first: { paddingTop: '0' },
  },
});

/** The maker's name, as on the plate of a machine. */
const Wordmark = chakra('div', {
  base: {
    alignSelf: 'start',
    bg: 'inverse.bg',
    color: 'inverse.fg',
    padding: { base: '4', md: '5' },
    borderRadius: 'md',
    borderInlineStartWidth: '6px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: 'accent.solid',
  },
});

/** What a picture shows. The dialog has the whole of a long description. */
const Caption = chakra('p', {
  base: {
    margin: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'fg.muted',
    lineClamp: '3',
  },
});

const Pictures = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

/** The pictures take three quarters of a wide page, in 2 to 4 columns. */
const productSizes = '(min-width: 768px) 224px, calc(50vw - 22px)';

/** A manufacturer: its name and the pictures of its products; a click enlarges a picture. */
export function Manufacturer({ manufacturer, images, isFirst, linkTo }: ManufacturerProps) {
  const text = useTexts('manufacturers');
  const labelOf = useProductLabel();
  return (
    <Layout>
      <Wordmark data-inverse="">
        <chakra.h2 fontSize="2xl" lineHeight="snug" overflowWrap="anywhere">
          <LocalizedText row={manufacturer} field="name" />
        </chakra.h2>
        <chakra.p marginTop="2" color="inverse.muted" _empty={{ display: 'none' }}>
          <LocalizedText row={manufacturer} field="makes" />
        </chakra.p>
      </Wordmark>
      <Pictures>
        {images.map((image, index) => {
          const label = labelOf(manufacturer, image, index);
          return (
            <li key={image.id}>
              <Card looksOpenable className="group">
                <Picture
                  src={image.image}
                  alt={label}
                  sizes={productSizes}
                  ratio={4 / 3}
                  isFirst={isFirst}
                  zooms
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
