import { chakra, defineRecipe } from '@chakra-ui/react';
import { NavLink } from '../../ui/navigation/Link';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1.5', md: '1', lg: '1.5' },
    minHeight: '11',
    // On a phone in px: larger text then leaves room for the logo.
    paddingInline: { base: '12px', md: '1.5', lg: '3' },
    fontFamily: 'heading',
    fontSize: { base: 'lg', md: 'sm', lg: 'lg' },
    fontWeight: 'bold',
    lineHeight: 'snug',
    color: 'inherit',
    bg: 'transparent',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& svg': { flexShrink: '0' },
    '&[aria-current]': {
      color: 'accent.solid',
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.35em',
    },
  },
  variants: {
    ground: {
      light: { _hover: { bg: 'accent.subtle' } },
      dark: { _hover: { bg: 'inverse.raised' }, '&[aria-current]': { color: 'inverse.accent' } },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { ground: 'light' },
});

/** A link in the bar. The link to the current page is highlighted. */
export const BarLink = chakra(NavLink, recipe);

/** A button in the bar. */
export const BarButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

/** A link in the bar to another site, or to a telephone number. */
export const BarAnchor = chakra('a', recipe);
