import { chakra, Combobox, createListCollection } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { maxQueryLength } from '../../../model/limits';
import { Modal } from '../../ui/components/dialog/Modal';
import { maxHits } from '../../ui/search/SearchIndex';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import type { ListedGroup } from './findItems';
import { ItemFinder, suggestItems } from './findItems';
import { PaletteList } from './PaletteList';
import type { PaletteItem } from './paletteItem';
import { recentIds } from './recentItems';
import { useChooseItem } from './useChooseItem';
import { usePaletteItems } from './usePaletteItems';

interface PaletteDialogProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called when the field has the focus, and receives the keys itself. */
  readonly onFocus: () => void;
  readonly onClose: () => void;
  readonly logout: () => void;
  readonly showKeys: () => void;
}

const Field = chakra(Combobox.Input, {
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    fontSize: 'lg',
    bg: 'bg.surface',
    color: 'fg.default',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    _placeholder: { color: 'fg.muted', opacity: '1' },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
  },
});

/** One finder for all openings: its index follows the changes of the content. */
const finder = new ItemFinder();

/** The items that a query finds, or the suggestions without one. */
const useGroups = (query: string): readonly ListedGroup[] => {
  const items = usePaletteItems();
  const [recent] = useState(recentIds);
  return useMemo(
    () => (query === '' ? suggestItems(items, recent) : finder.find(items, query)),
    [items, recent, query],
  );
};

const collectionOf = (groups: readonly ListedGroup[]) =>
  createListCollection<PaletteItem>({
    items: groups.flatMap(({ items }) => items.map(({ item }) => item)),
    itemToValue: ({ id }) => id,
    itemToString: ({ label }) => label,
  });

const useFoundText = (query: string, groups: readonly ListedGroup[]): string => {
  const text = useTexts('palette');
  const plural = usePlural();
  if (query === '') return '';
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return text('found-none', { query });
  return text(`found-${plural(count)}`, { count: count < maxHits ? count : `${maxHits}+` });
};

/** The search of the administration: finds rows, texts, screens and actions, and goes there. */
const PaletteDialog = ({ typed, onType, onFocus, onClose, ...actions }: PaletteDialogProps) => {
  const text = useTexts('palette');
  const query = useDeferredValue(typed.trim().slice(0, maxQueryLength));
  const groups = useGroups(query);
  const collection = useMemo(() => collectionOf(groups), [groups]);
  const found = useFoundText(query, groups);
  const [opener] = useState(() => document.activeElement); // the field takes the focus before the dialog looks what has it
  const isChosen = useRef(false);
  const choose = useChooseItem({
    ...actions,
    onClose: () => {
      isChosen.current = true; // the focus goes where the item leads
      onClose();
    },
  });
  return (
    <Modal
      title={text('title')}
      isOpen
      onClose={onClose}
      returnFocusTo={() => (opener instanceof HTMLElement && !isChosen.current ? opener : null)}
    >
      <Combobox.Root
        unstyled
        collection={collection}
        open
        autoFocus
        value={[]}
        inputValue={typed}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        allowCustomValue
        disableLayer
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') onType(inputValue);
        }}
        onValueChange={({ items: [item] }) => {
          if (item) choose(item, query);
        }}
      >
        <chakra.div
          position="sticky"
          top="0"
          zIndex="1"
          padding={{ base: '3', md: '4' }}
          paddingInline={{ base: '4', md: '6' }}
          bg="bg.surface"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderBottomColor="line.subtle"
        >
          <Combobox.Label unstyled asChild>
            <chakra.label srOnly>{text('label')}</chakra.label>
          </Combobox.Label>
          <Combobox.Control unstyled>
            <Field
              placeholder={text('placeholder')}
              maxLength={maxQueryLength}
              enterKeyHint="go"
              onFocus={onFocus}
            />
          </Combobox.Control>
          <chakra.div fontSize="sm" color="fg.muted" marginTop="2">
            <p role="status">{found}</p>
            {found === '' ? <chakra.p hideBelow="md">{text('hint')}</chakra.p> : null}
          </chakra.div>
        </chakra.div>
        <chakra.div paddingBottom="3" minHeight={{ md: '60vh' }}>
          <PaletteList groups={groups} />
        </chakra.div>
      </Combobox.Root>
    </Modal>
  );
};

export default PaletteDialog;
