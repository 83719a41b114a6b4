import type { SystemConfig } from '@chakra-ui/react';

type TokensOf = (category: string) => Readonly<Record<string, string>>;
type Utilities = NonNullable<SystemConfig['utilities']>;

/** The style properties whose values may be names of tokens, by the category of these tokens. */
const tokenProperties = {
  colors: [
    'background',
    'backgroundColor',
    'borderColor',
    'borderTopColor',
    'borderBottomColor',
    'borderLeftColor',
    'borderInlineStartColor',
    'borderInlineEndColor',
    'color',
    'fill',
    'stroke',
    'accentColor',
    'outlineColor',
  ],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'scrollMargin',
    'scrollMarginBlock',
    'scrollMarginTop',
    'scrollPaddingTop',
    'inset',
    'insetInline',
    'insetInlineStart',
    'insetInlineEnd',
    'insetBlock',
    'insetBlockStart',
    'top',
    'bottom',
    'left',
    'right',
    'margin',
    'marginTop',
    'marginBottom',
    'marginLeft',
    'marginInline',
    'marginInlineStart',
    'marginInlineEnd',
    'marginBlock',
    'marginBlockStart',
    'marginBlockEnd',
    'padding',
    'paddingTop',
    'paddingBottom',
    'paddingLeft',
    'paddingInline',
    'paddingInlineStart',
    'paddingInlineEnd',
    'paddingBlock',
  ],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  zIndex: ['zIndex'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
} as const;

/** Lengths of boxes. Most are steps of the spacing. */
const sizeProperties = ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight', 'flexBasis'];

const hiddenButRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

const shownAgain = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
} as const;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Style properties that CSS does not have. */
const ownProperties: Utilities = {
  borderTopRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  borderStartRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderStartStartRadius: value, borderEndStartRadius: value }),
  },
  hideFrom: { transform: (width: string) => ({ [`@breakpoint ${width}`]: { display: 'none' } }) },
  hideBelow: { transform: (width: string) => ({ [`@breakpoint ${width}Down`]: { display: 'none' } }) },
  srOnly: { transform: (isHidden: boolean) => (isHidden ? hiddenButRead : shownAgain) },
  userSelect: { transform: (value: 'none' | 'all') => ({ WebkitUserSelect: value, userSelect: value }) }, // of Safari
  truncate: { transform: (isShort: boolean) => (isShort ? oneLine : {}) },
  lineClamp: {
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
};

/** Other names of style properties. */
const shorthands: Readonly<Record<string, string>> = {
  background: 'bg',
  insetInlineEnd: 'insetEnd',
  marginInlineEnd: 'marginEnd',
  paddingInlineEnd: 'paddingEnd',
};

/**
 * The style properties that are more than CSS: only those that the site uses. Chakra's own list has three times as many, and
 * each page would load it and read it before hydration.
 */
export const utilities: Utilities = {
  ...Object.fromEntries(
    Object.entries(tokenProperties).flatMap(([category, properties]) =>
      properties.map((property) => [property, { values: category, shorthand: shorthands[property] }]),
    ),
  ),
  ...Object.fromEntries(
    sizeProperties.map((property) => [
      property,
      { values: (theme: TokensOf) => ({ ...theme('spacing'), ...theme('sizes') }) },
    ]),
  ),
  borderInlineStartWidth: { shorthand: 'borderStartWidth' },
  ...ownProperties,
};
