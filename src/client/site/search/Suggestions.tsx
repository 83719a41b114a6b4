import { chakra } from '@chakra-ui/react';
import { History, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchParameter } from '../../../model/site/pages';
import { Link } from '../../ui/navigation/Link';
import { Button } from '../../ui/components/button';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { forgetSearches, useLastSearches } from './lastSearches';

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '4',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'full',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', color: 'accent.solid' },
    _hover: { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
});

interface ChipsProps {
  readonly title: string;
  readonly searches: readonly string[];
  readonly icon: ReactNode;
  readonly children?: ReactNode;
}

const Chips = ({ title, searches, icon, children }: ChipsProps) => {
  const path = usePathTo();
  return (
    <section>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" marginBottom="3">
        <chakra.h2 fontSize="xl">{title}</chakra.h2>
        {children}
      </chakra.div>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="2">
        {searches.map((search) => (
          <li key={search}>
            <Chip
              data-hit
              to={{
                pathname: path('search'),
                search: `?${new URLSearchParams({ [searchParameter]: search })}`,
              }}
              replace
            >
              {icon}
              {search}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
};

/** The last searches on this device, and examples. The page shows them before anything is typed. */
export function Suggestions() {
  const text = useTexts('search');
  const last = useLastSearches();
  const examples = text('examples')
    .split(/,\s+/)
    .map((example) => example.trim())
    .filter((example) => example !== '');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      {last.length > 0 ? (
        <Chips title={text('last-searches')} searches={last} icon={<History aria-hidden="true" size={18} />}>
          <Button variant="ghost" size="sm" minHeight="11" color="accent.solid" onClick={forgetSearches}>
            {text('forget-searches')}
          </Button>
        </Chips>
      ) : null}
      {examples.length > 0 ? (
        <Chips
          title={text('examples-title')}
          searches={examples}
          icon={<Search aria-hidden="true" size={18} />}
        />
      ) : null}
    </chakra.div>
  );
}
