import { chakra } from '@chakra-ui/react';
import { parseAvailability } from '../../../model/format/availability';
import { isSold } from '../../../model/site/screens/tankers/tankerFacts';
import type { Row } from '../../../model/schema/entities';
import { LinkButton } from '../../ui/components/button';
import { CardGrid } from '../../ui/components/Grid';
import { Container, Section } from '../../ui/components/page/Page';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { TankerCard } from '../tankers/TankerCard';
import { useListedTankers } from '../tankers/useListedTankers';
import { SectionHead } from './SectionHead';

/** One line of cards on a large screen, two cards on the others. */
const shownCount = 3;

/**
 * Whether a tanker is in stock, as the title says. An availability that is no known state may mean that too.
 */
const isHere = ({ availability }: Row<'tanker'>): boolean =>
  ['inStock', undefined].includes(parseAvailability(availability)?.state);

/** The first tankers of the list that are in stock, else the first ones, and a link to all of them. */
export function TankersForSale() {
  const text = useTexts('home');
  const path = usePathTo();
  const { listed } = useListedTankers();
  const unsold = listed.filter((tanker) => !isSold(tanker));
  const here = unsold.filter(isHere);
  const shown = (here.length > 0 ? here : unsold).slice(0, shownCount);
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby="tankers-for-sale">
      <Container>
        <SectionHead>
          <chakra.h2 id="tankers-for-sale" fontSize="3xl">
            {text('tankers-title')}
          </chakra.h2>
          <LinkButton to={path('tankers')} variant="outline">
            {listed.length === 1 ? text('all-tankers-one') : text('all-tankers', { count: listed.length })}
          </LinkButton>
        </SectionHead>
        <CardGrid css={{ '& > li:nth-of-type(3)': { display: { base: 'none', lg: 'list-item' } } }}>
          {shown.map((tanker) => (
            <li key={tanker.id}>
              <TankerCard tanker={tanker} isFirst={false} heading="h3" />
            </li>
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}
