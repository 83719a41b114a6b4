import { chakra, Combobox } from '@chakra-ui/react';
import { useTexts } from '../../ui/text/useTexts';
import type { ListedGroup } from './findItems';
import { PaletteOption } from './PaletteOption';
import type { PaletteGroup } from './paletteItem';

const Heading = chakra(Combobox.ItemGroupLabel, {
  base: {
    display: 'flex',
    gap: '2',
    paddingTop: '3',
    paddingBottom: '1',
    paddingInline: { base: '4', md: '6' },
    fontSize: 'sm',
    fontWeight: 'bold',
    color: 'fg.muted',
  },
});

const generalGroups = ['recent', 'actions', 'screens', 'texts'] as const;

type GeneralGroup = (typeof generalGroups)[number];

const isGeneral = (group: PaletteGroup | 'recent'): group is GeneralGroup =>
  generalGroups.some((each) => each === group);

/** Returns the heading of a group; for the rows of a kind its name. */
const useGroupName = () => {
  const text = useTexts('palette');
  const kinds = useTexts('import');
  return (group: PaletteGroup | 'recent'): string =>
    isGeneral(group) ? text(`group-${group}`) : kinds(`kind-${group}`);
};

/** The items that can be chosen, in groups. */
export function PaletteList({ groups }: { readonly groups: readonly ListedGroup[] }) {
  const text = useTexts('palette');
  const groupName = useGroupName();
  return (
    <Combobox.Content unstyled>
      {groups.map(({ group, items, count }) => (
        <Combobox.ItemGroup key={group} unstyled>
          <Heading>
            {groupName(group)}
            {count > items.length ? (
              <chakra.span fontWeight="medium">
                {text('shown-of', { shown: items.length, count })}
              </chakra.span>
            ) : null}
          </Heading>
          {items.map((listed) => (
            <PaletteOption key={listed.item.id} {...listed} />
          ))}
        </Combobox.ItemGroup>
      ))}
    </Combobox.Content>
  );
}
