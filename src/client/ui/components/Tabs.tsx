import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from '../navigation/Link';
import { pageParameter } from '../../../model/site/screens/listPage';
import { useQueryParameter } from '../navigation/useQueryParameter';

const List = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'accent.solid',
    marginBottom: { base: '5', md: '7' },
  },
});

const Trigger = chakra(Link, {
  base: {
    flexGrow: { base: '1', sm: '0' }, // on a phone they fill the lines
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    minHeight: '11',
    paddingInline: { base: '2.5', sm: '4' },
    paddingBlock: '2',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    textDecoration: 'none',
    borderTopRadius: 'sm',
    bg: { base: 'bg.sunken', sm: 'transparent' },
    _hover: { '&:not([aria-selected=true])': { bg: 'accent.subtle' } },
    // Forced colours hide the background, but draw transparent borders.
    _selected: { bg: 'accent.solid', color: 'fg.onAccent', border: '2px solid transparent' },
  },
});

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The parameter of the address that names the selected tab. */
  readonly parameter: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** The index that a key moves to: arrow keys wrap around, Home and End go to the first and last tab. */
const indexMoves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowRight: (from, last) => (from === last ? 0 : from + 1),
  ArrowLeft: (from, last) => (from === 0 ? last : from - 1),
  Home: () => 0,
  End: (_from, last) => last,
};

/**
 * Tabs. Each is a link, also for readers without scripts. The first tab is selected unless the address names
 * another one. The keys follow the pattern "Tabs with automatic activation" (WAI-ARIA Authoring Practices).
 */
export function Tabs({ parameter, label, tabs }: TabsProps) {
  const base = useId();
  const { value: selectedId, replace: select, replaceLink } = useQueryParameter(parameter, pageParameter);
  const selected = tabs.find(({ id }) => id === selectedId) ?? tabs[0];
  if (!selected) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return; // such as Alt+Left: back
    const next = tabs[indexMoves[event.key]?.(tabs.indexOf(selected), tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    document.getElementById(`${base}tab-${next.id}`)?.focus();
  };
  const panel = `${base}panel`;
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <Trigger
            key={id}
            role="tab"
            id={`${base}tab-${id}`}
            aria-selected={id === selected.id}
            aria-controls={id === selected.id ? panel : undefined}
            tabIndex={id === selected.id ? 0 : -1}
            {...replaceLink(id)}
          >
            {name}
          </Trigger>
        ))}
      </List>
      <div
        key={selected.id}
        role="tabpanel"
        id={panel}
        aria-labelledby={`${base}tab-${selected.id}`}
        tabIndex={0}
      >
        {selected.content}
      </div>
    </div>
  );
}
