import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../ui/navigation/Link';

const Frame = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    paddingBlock: '2',
    paddingInline: '4',
    color: 'fg.default',
    textDecoration: 'none',
    '& svg': { flexShrink: '0' },
    _hover: { bg: 'accent.subtle', '& strong': { textDecoration: 'underline' } },
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  },
});

interface TaskLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly sentence: string;
  /** Which items it is about, or when. */
  readonly detail: string;
}

/** A line of the list of tasks: a sentence that leads to the place. */
export function TaskLink({ to, icon: Icon, sentence, detail }: TaskLinkProps) {
  return (
    <chakra.li
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderTopColor="line.subtle"
      _first={{ borderTop: 'none' }}
    >
      <Frame to={to}>
        <Icon aria-hidden="true" size={20} />
        <chakra.span flex="1" minWidth="0" lineHeight="snug" overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold" display="block">
            {sentence}
          </chakra.strong>
          <chakra.span fontSize="sm" color="fg.muted" lineClamp="2">
            {detail}
          </chakra.span>
        </chakra.span>
        <ChevronRight aria-hidden="true" size={18} />
      </Frame>
    </chakra.li>
  );
}
