import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link } from '../../../ui/navigation/Link';
import { useRestoredListFocus } from '../../../ui/navigation/useRestoredListFocus';
import { unknownId } from '../../../../model/facets/filterItems';
import { useTexts } from '../../../ui/text/useTexts';
import { useFacetText } from './useFacetText';
import type { ChosenValue, TankerFinder } from './useTankerFinder';

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '5' },
});

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '1',
    bg: 'accent.subtle',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'accent.solid',
    borderRadius: 'sm',
    fontSize: 'sm',
    lineHeight: 'snug',
    textDecoration: 'none',
    _hover: { bg: 'bg.surface' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    isPlain: { true: { bg: 'transparent', borderColor: 'transparent', textDecoration: 'underline' } },
  },
});

/** Whether a value says little alone: 'Not stated', '4'. */
const needsHeading = ({ id }: ChosenValue['option']): boolean => id === unknownId || /^\d{1,4}$/.test(id);

/** The chosen filters, each with a link that removes it. An empty list has its own link that removes all. */
export function Chips({ finder }: { readonly finder: TankerFinder }) {
  const { chosen, toggled, withoutFilters, tankers } = finder;
  const text = useTexts('tankers');
  const { textOf, labelOf } = useFacetText();
  const keepFocus = useRestoredListFocus();
  if (chosen.length === 0) return null;
  return (
    <List aria-label={text('chosen')} className="not-printed" onFocus={keepFocus}>
      {chosen.map(({ choice, option }) => {
        const name = `${textOf(choice.label)} – ${labelOf(option.label)}`;
        return (
          <li key={`${choice.name} ${option.id}`}>
            <Chip to={toggled({ choice, option })} rel="nofollow" aria-label={text('remove', { name })}>
              {needsHeading(option) ? name : labelOf(option.label)}
              <X aria-hidden="true" size={16} />
            </Chip>
          </li>
        );
      })}
      {tankers.length > 0 ? (
        <li>
          <Chip to={withoutFilters} rel="nofollow" isPlain>
            {text('clear-all')}
          </Chip>
        </li>
      ) : null}
    </List>
  );
}
