import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

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

const Trigger = chakra('button', {
  base: {
    minHeight: '11',
    paddingInline: '4',
    paddingBlock: '2',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    cursor: 'pointer',
    borderTopRadius: 'sm',
    _hover: { '&:not([aria-selected=true])': { bg: 'accent.subtle' } },
    _selected: { bg: 'accent.solid', color: 'fg.onAccent' },
  },
});

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Where a key leads from a tab: around the ends by arrows, to them by Home and End. */
const steps: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowRight: (from, last) => (from === last ? 0 : from + 1),
  ArrowLeft: (from, last) => (from === 0 ? last : from - 1),
  Home: () => 0,
  End: (_from, last) => last,
};

/**
 * Tabs, the first one chosen; if the chosen one goes, the first is again. The keys are those of the pattern "Tabs with
 * automatic activation" (WAI-ARIA Authoring Practices).
 */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const base = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (!shown) return null;
  const moveBy = (event: KeyboardEvent<HTMLElement>): void => {
    const next = tabs[steps[event.key]?.(tabs.indexOf(shown), tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${base}tab-${next.id}`)?.focus();
  };
  const panel = `${base}panel`;
  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={moveBy}>
        {tabs.map(({ id, label: name }) => (
          <Trigger
            key={id}
            type="button"
            role="tab"
            id={`${base}tab-${id}`}
            aria-selected={id === shown.id}
            aria-controls={id === shown.id ? panel : undefined}
            tabIndex={id === shown.id ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {name}
          </Trigger>
        ))}
      </List>
      <div key={shown.id} role="tabpanel" id={panel} aria-labelledby={`${base}tab-${shown.id}`} tabIndex={0}>
        {shown.content}
      </div>
    </div>
  );
};
