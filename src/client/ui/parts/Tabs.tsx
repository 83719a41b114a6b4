import { defineSlotRecipe, Tabs as ChakraTabs } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  className: 'site-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      borderBottomWidth: '3px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'accent.solid',
      marginBottom: { base: '5', md: '7' },
    },
    trigger: {
      minHeight: '11',
      paddingInline: '4',
      paddingBlock: '2',
      fontFamily: 'heading',
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: 'snug',
      cursor: 'pointer',
      borderTopRadius: 'sm',
      _hover: { bg: 'accent.subtle' },
      _selected: { bg: 'accent.solid', color: 'fg.onAccent' },
    },
    content: { outline: 'none' },
  },
});

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
}

/** Tabs, the first one chosen; the others' content is made when they are opened. If the chosen one goes, the first is again. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const [chosen, setChosen] = useState<string>();
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (!shown) return null;
  return (
    <ChakraTabs.Root
      recipe={recipe}
      value={shown.id}
      onValueChange={({ value }) => setChosen(value)}
      lazyMount
    >
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {tabs.map((tab) => (
        <ChakraTabs.Content key={tab.id} value={tab.id}>
          {tab.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
};
