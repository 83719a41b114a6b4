import { chakra, defineRecipe } from '@chakra-ui/react';
import { Maximize2 } from 'lucide-react';
import { Link } from '../navigation/Link';
import type { AddressLink } from '../navigation/useQueryParameter';

/**
 * If a whole card is clickable, one link in it stretches over the card. So the card has one target with one
 * accessible name. The card is the nearest positioned ancestor.
 */
export const stretchedLinkStyles = {
  _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
  _focusVisible: {
    outline: 'none',
    _before: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  },
} as const;

const recipe = defineRecipe({
  base: {
    ...stretchedLinkStyles,
    textAlign: 'start',
    cursor: 'pointer',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontSize: 'xl',
    lineHeight: 'snug',
    textDecoration: 'none',
  },
});

/** A link within the site that stretches over its card. */
export const CardLink = chakra(Link, recipe);

interface EnlargeLinkProps {
  /** The accessible name of the link: 'Enlarge the picture: …'. */
  readonly label: string;
  readonly link: AddressLink;
}

const Cover = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    zIndex: '1',
    cursor: 'pointer',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  },
});

/** The link that enlarges the picture of its card. It covers the card and shows an icon in the corner of the picture. */
export function EnlargeLink({ label, link }: EnlargeLinkProps) {
  return (
    <Cover {...link} aria-haspopup="dialog">
      <chakra.span
        aria-hidden="true"
        className="not-printed"
        position="absolute"
        top={{ base: '1', md: '3' }}
        insetEnd={{ base: '1', md: '3' }}
        display="grid"
        placeItems="center"
        width={{ base: '7', md: '9' }}
        height={{ base: '7', md: '9' }}
        borderRadius="sm"
        bg="inverse.bg"
        color="inverse.fg"
        transition="background-color 120ms"
        _groupHover={{ bg: 'accent.solid' }}
      >
        <Maximize2 size={16} />
      </chakra.span>
      <chakra.span srOnly>{label}</chakra.span>
    </Cover>
  );
}
