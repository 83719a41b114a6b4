import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { groupByName } from '../../../model/site/screens/groupByName';
import { fullRows } from '../../ui/components/fullRows';
import { CardGrid } from '../../ui/components/Grid';

/** Small groups stand side by side. */
const Groups = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '8', md: '10 6' },
    '& > *': {
      flex: 'var(--cards) 1 calc(var(--cards) * var(--width))',
      minWidth: '0',
      maxWidth: { lg: 'calc(var(--cards) * 36rem)' }, // a single card fills no whole screen
    },
  },
});

/**
 * The grid of a group. On a large screen one row is filled, and several rows have no holes. On a small screen
 * the first of an odd number of cards fills a row.
 */
const gridOf = (isOneRow: boolean, isPairedOnPhones: boolean) => {
  const small = isPairedOnPhones ? 'base' : 'sm';
  const pairs = 'repeat(2, minmax(0, 1fr))';
  return {
    ...(isOneRow ? {} : fullRows),
    gap: { base: '3', sm: isPairedOnPhones ? '3' : '5', md: '6' },
    gridTemplateColumns: {
      ...(isPairedOnPhones ? { base: pairs } : {}),
      ...(isOneRow ? { lg: 'repeat(var(--cards), minmax(0, 1fr))' } : {}),
    },
    '& > li:first-of-type:nth-last-of-type(odd)': {
      gridColumn: { [small]: '1 / -1', lg: isOneRow ? 'auto' : 'span 2' },
    },
  };
};

interface CardGroupsProps {
  /** The cards of one page, and the group of each. */
  readonly cards: readonly ReactNode[];
  readonly groupOf: (index: number) => string;
  /** The heading of a group; undefined where a single group needs none. */
  readonly headingOf?: ((group: string) => ReactNode) | undefined;
  /** The least width of a card on a large screen, and how many stand in a row there. */
  readonly width: string;
  readonly columns: 3 | 4;
  readonly isPairedOnPhones?: boolean;
}

/** Cards in groups, without holes in their rows. */
export function CardGroups(props: CardGroupsProps) {
  const { cards, groupOf, headingOf, width, columns, isPairedOnPhones = false } = props;
  const members = cards.map((card, index) => ({ card, group: groupOf(index) }));
  return (
    <Groups style={{ '--width': width } as CSSProperties}>
      {groupByName(members, ({ group }) => group).map(([group, each]) => (
        <section key={group} style={{ '--cards': Math.min(each.length, columns) } as CSSProperties}>
          {headingOf ? (
            <chakra.h2 fontSize="2xl" marginBottom="4">
              {headingOf(group)}
            </chakra.h2>
          ) : null}
          <CardGrid css={gridOf(each.length <= columns, isPairedOnPhones)}>
            {each.map(({ card }) => card)}
          </CardGrid>
        </section>
      ))}
    </Groups>
  );
}
