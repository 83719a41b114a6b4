import type { Row } from '../../../model/schema/entities';
import { EnlargedPictures } from '../catalogue/EnlargedPictures';
import { useTankerPictures } from './useTankerPictures';
import { chakra } from '@chakra-ui/react';
import { similarTankers } from '../../../model/site/screens/tankers/similarTankers';
import { useRows } from '../../store/hooks';
import { CardGrid } from '../../ui/components/Grid';
import { useTexts } from '../../ui/text/useTexts';
import { TankerCard } from './TankerCard';

/** One line of cards on a large screen. With two columns the third would stand alone, and is left out. */
const shownCount = 3;

/** Units that a visitor may want instead. */
function SimilarTankers({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const similar = similarTankers(tanker, useRows('tanker'), shownCount);
  if (similar.length === 0) return null;
  return (
    <chakra.section
      aria-label={text('similar')}
      marginTop={{ base: '10', md: '14' }}
      _print={{ display: 'none' }}
    >
      <chakra.h2 fontSize="2xl" marginBottom="5">
        {text('similar')}
      </chakra.h2>
      <CardGrid css={{ '& > li:nth-of-type(3)': { display: { sm: 'none', lg: 'list-item' } } }}>
        {similar.map((each) => (
          <li key={each.id}>
            <TankerCard tanker={each} isFirst={false} heading="h3" />
          </li>
        ))}
      </CardGrid>
    </chakra.section>
  );
}

export interface TankerMoreProps {
  readonly tanker: Row<'tanker'>;
}

/** The parts of a tanker's page that are loaded later: similar tankers, and the enlarged picture. */
export function TankerMore({ tanker }: TankerMoreProps) {
  return (
    <>
      <SimilarTankers tanker={tanker} />
      <EnlargedPictures {...useTankerPictures(tanker)} />
    </>
  );
}
