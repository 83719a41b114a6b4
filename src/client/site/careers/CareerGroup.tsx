import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Picture } from '../../ui/components/Picture';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { CareerCard } from './CareerCard';

const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' },
    'section + &': { marginTop: { base: '9', lg: '14' } },
    '& > ul': {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '3', md: '4' },
    },
  },
});

/** A column of 17rem on a large screen. */
const buildingSizes = '(min-width: 992px) 272px, 1px';

/** A text about the brand's own building, and its picture. A small screen does not load the picture. */
const OwnPlace = () => {
  const text = useTexts('career');
  const { id } = useAppSelector(selectBrand);
  return (
    <>
      <chakra.p marginTop="2">{text('own-place')}</chakra.p>
      <Picture
        src={`/pictures/building-${id}.jpg`}
        alt={null}
        sizes={buildingSizes}
        display={{ base: 'none', lg: 'block' }}
        marginTop="4"
        borderRadius="md"
      />
    </>
  );
};

interface CareerGroupProps {
  /** Undefined if the location of the positions is unknown. */
  readonly location: Row<'location'> | undefined;
  readonly careers: readonly Row<'jobPosting'>[];
}

/** The positions at one location. */
export function CareerGroup({ location, careers }: CareerGroupProps) {
  const text = useTexts('career');
  const plural = usePlural();
  const { contactLocationId } = useAppSelector(selectBrand);
  return (
    <Layout>
      <div>
        <chakra.h2 fontSize="3xl" overflowWrap="anywhere">
          {location ? location.nameEn : text('elsewhere')}
        </chakra.h2>
        <chakra.p color="fg.muted" fontWeight="semibold">
          {text(`positions-${plural(careers.length)}`, { count: careers.length })}
        </chakra.p>
        {location?.id === contactLocationId ? <OwnPlace /> : null}
      </div>
      <ul>
        {careers.map((career) => (
          <li key={career.id}>
            <CareerCard career={career} />
          </li>
        ))}
      </ul>
    </Layout>
  );
}
