import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { TankerChoice } from '../../../../model/site/screens/tankers/findTankers';
import type { ChosenValue } from './useTankerFinder';
import { useFacetText } from './useFacetText';

const Group = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.subtle',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '12',
      cursor: 'pointer',
      fontFamily: 'heading',
      fontWeight: 'bold',
      fontSize: 'lg',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary::after': {
      content: '""',
      width: '2.5',
      height: '2.5',
      marginEnd: '1.5',
      borderStyle: 'solid',
      borderColor: 'accent.solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&[open] > summary::after': { transform: 'translateY(4px) rotate(225deg)' },
  },
});

const Option = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', accentColor: 'accent.solid', cursor: 'inherit' },
    '& > :last-child': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
  },
});

interface FilterGroupProps {
  readonly choice: TankerChoice;
  readonly isOpenAtFirst: boolean;
  readonly onToggle: (value: ChosenValue) => void;
  readonly isUpToDate: () => boolean;
}

const FilterGroup = ({ choice, isOpenAtFirst, onToggle, isUpToDate }: FilterGroupProps) => {
  const { textOf, labelOf } = useFacetText();
  const { name, label, options } = choice;
  const [isOpen] = useState(isOpenAtFirst || options.some(({ isChosen }) => isChosen));
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    // ticked on the page of the server, before hydration
    for (const option of options)
      if (boxes.current.get(option.id)?.checked === !option.isChosen) onToggle({ choice, option });
    // oxlint-disable-next-line react/exhaustive-deps -- only at hydration
  }, []);
  return (
    <Group open={isOpen}>
      <summary>{textOf(label)}</summary>
      <chakra.div role="group" aria-label={textOf(label)} paddingBottom="3">
        {options.map((option) => (
          <Option key={option.id}>
            <input
              type="checkbox"
              name={name}
              value={option.id}
              defaultChecked={option.isChosen}
              // the browser shows the change at once; the address follows it, and may also change by itself
              ref={(input) => {
                if (!input) return;
                boxes.current.set(option.id, input);
                if (isHydrated.current && isUpToDate()) input.checked = option.isChosen;
              }}
              disabled={option.count === 0 && !option.isChosen}
              onChange={() => onToggle({ choice, option })}
            />
            <span>{labelOf(option.label)}</span>
            <span>{option.count}</span>
          </Option>
        ))}
      </chakra.div>
    </Group>
  );
};

interface FilterGroupsProps {
  readonly choices: readonly TankerChoice[];
  /** How many groups are open at first, beside those with a chosen value. */
  readonly openCount: number;
  readonly onToggle: (value: ChosenValue) => void;
  /** Whether the choices are those of the newest address. Until then, a box stays as the visitor has left it. */
  readonly isUpToDate: () => boolean;
}

/** The filters: check boxes of a form, so that they work without scripts too. */
export function FilterGroups({ choices, openCount, ...rest }: FilterGroupsProps) {
  return choices.map((choice, index) => (
    <FilterGroup key={choice.name} {...{ choice, ...rest }} isOpenAtFirst={index < openCount} />
  ));
}
