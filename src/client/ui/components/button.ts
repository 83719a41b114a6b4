import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from '../navigation/Link';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2.5',
    borderRadius: 'sm',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms, border-color 120ms',
    '& svg': { flexShrink: '0' },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: { bg: 'primary.bg', color: 'primary.fg', _hover: { bg: 'primary.hover' } },
      solid: { bg: 'accent.solid', color: 'fg.onAccent', _hover: { bg: 'accent.strong' } },
      outline: {
        bg: 'bg.surface',
        color: 'accent.solid',
        borderColor: 'accent.solid',
        _hover: { bg: 'accent.subtle' },
      },
      inverse: {
        bg: 'transparent',
        color: 'inverse.fg',
        borderColor: 'inverse.fg',
        _hover: { bg: 'inverse.fg', color: 'fg.default' },
      },
      ghost: { bg: 'transparent', color: 'fg.default', _hover: { bg: 'bg.sunken' } },
      danger: {
        bg: 'bg.surface',
        color: 'danger.solid',
        borderColor: 'danger.solid',
        _hover: { bg: 'danger.subtle' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: '10', paddingInline: '3', paddingBlock: '1.5', fontSize: 'md' },
      icon: { minHeight: '11', minWidth: '11', padding: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** A button with a touch target of at least 44 px. Its default `type` is `button`. */
export const Button = chakra('button', recipe, { defaultProps: { type: 'button' } });

/** A link within the site that looks like a button. */
export const LinkButton = chakra(Link, recipe);

/** A link to another site or to a file that looks like a button. */
export const AnchorButton = chakra('a', recipe);
