import { chakra, Combobox } from '@chakra-ui/react';
import { CornerDownLeft } from 'lucide-react';
import { excerptOf, hasMatch, termsBeyond } from '../../../model/search/excerpt';
import { Marked } from '../../ui/search/Marked';
import type { ListedItem } from './findItems';

const Option = chakra(Combobox.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingBlock: '1.5',
    paddingInline: { base: '4', md: '6' },
    cursor: 'pointer',
    scrollMarginBlock: '12',
    '& > svg': { visibility: 'hidden', flexShrink: '0', color: 'fg.muted' },
    '&[data-highlighted]': {
      bg: 'accent.subtle',
      boxShadow: 'inset 4px 0 {colors.focus}',
      // Forced colours hide the background and the bar, but draw transparent outlines.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      '& > svg': { visibility: 'visible' },
    },
  },
});

/**
 * The line below the name: a detail that distinguishes the item, and an excerpt with the found words that
 * neither the name nor the detail contains.
 */
const Detail = ({ item: { label, detail, body }, terms }: ListedItem) => {
  const others = termsBeyond(`${label} ${detail}`, terms);
  const excerpt = others.size > 0 && hasMatch(body, others) ? excerptOf(body, others) : '';
  if (detail === '' && excerpt === '') return null;
  return (
    <chakra.span fontSize="sm" lineHeight="snug" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
      <Marked text={detail} terms={terms} />
      {detail !== '' && excerpt !== '' ? ' · ' : null}
      <Marked text={excerpt} terms={terms} />
    </chakra.span>
  );
};

/** An item of the list. */
export function PaletteOption({ item, terms }: ListedItem) {
  return (
    <Option item={item} persistFocus>
      <chakra.span flex="1" minWidth="0" display="grid">
        <chakra.span fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere" lineClamp="2">
          <Marked text={item.label} terms={terms} />
        </chakra.span>
        <Detail item={item} terms={terms} />
      </chakra.span>
      <CornerDownLeft aria-hidden="true" size={18} />
    </Option>
  );
}
