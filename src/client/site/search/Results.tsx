import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { HitGroup } from '../../../model/search/groupHits';
import { trades } from '../../../model/site/screens/trades';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { onlyWithoutScripts, onlyWithScripts } from '../../ui/components/page/withoutScripts';
import { useIsHydrated } from '../../ui/hydration/useIsHydrated';
import { useTexts } from '../../ui/text/useTexts';
import { HitLink } from './HitLink';
import { HitList } from './HitList';
import { useSearch } from './useSearch';

/** How many results of a group are shown first. */
const firstCount = 4;

interface GroupProps extends HitGroup {
  readonly onFollow?: (() => void) | undefined;
}

/** The results of one page of the site. */
const Group = ({ group, hits, onFollow }: GroupProps) => {
  const text = useTexts('search');
  const titles = useTexts('titles');
  const [isWhole, setIsWhole] = useState(false);
  const isHydrated = useIsHydrated(hits.length <= firstCount);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button that had the focus is gone
    if (isWhole) list.current?.querySelectorAll('a')[firstCount]?.focus();
  }, [isWhole]);
  const name = group === 'pages' ? text('group-pages') : titles(group);
  const id = `found-${group}`;
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="xl" marginBottom="2">
        {name}
      </chakra.h2>
      <HitList ref={list}>
        {(isWhole || !isHydrated ? hits : hits.slice(0, firstCount)).map((hit, index) => (
          <chakra.li key={hit.document.id} css={!isWhole && index >= firstCount ? onlyWithoutScripts : {}}>
            <HitLink hit={hit} onFollow={onFollow} />
          </chakra.li>
        ))}
      </HitList>
      {!isWhole && hits.length > firstCount ? (
        <Button
          variant="ghost"
          size="sm"
          marginTop="1"
          minHeight="11"
          color="accent.solid"
          aria-label={text('show-all-of', { count: hits.length, name })}
          css={onlyWithScripts}
          onClick={() => setIsWhole(true)}
        >
          {text('show-all', { count: hits.length })}
        </Button>
      ) : null}
    </section>
  );
};

const NothingFound = ({ query }: { query: string }) => {
  const text = useTexts('search');
  const { trade } = useAppSelector(selectBrand);
  return (
    <>
      <chakra.h2 fontSize="xl" marginBottom="4" overflowWrap="anywhere">
        {text('no-results', { query })}
      </chakra.h2>
      <EmptyState action={<TelephoneButton topic={trades[trade].noResultsTopic} />}>
        {text('no-results-text')}
      </EmptyState>
    </>
  );
};

interface ResultsProps {
  readonly query: string;
  readonly onFollow: () => void;
}

/** The results of a search, in groups. The group with the best result is first. */
export function Results({ query, onFollow }: ResultsProps) {
  const text = useTexts('search');
  const groups = useSearch(query);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <chakra.p role="status" srOnly>
        {count > 0 ? text('results', { count }) : text('no-results', { query })}
      </chakra.p>
      {count === 0 ? <NothingFound query={query} /> : null}
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
        {groups.map(({ group, hits }) => (
          <Group key={`${group} ${query}`} group={group} hits={hits} onFollow={onFollow} />
        ))}
      </chakra.div>
    </>
  );
}
