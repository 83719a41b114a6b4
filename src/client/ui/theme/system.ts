import { createSystem, defineConfig } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { weakMapMemoize } from '@reduxjs/toolkit';
import type { BrandId } from '../../../model/site/brands';
import { breakpoints } from '../../../model/limits';
import type { BrandTokens } from './brandTokens';
import { brandTokens } from './brandTokens';
import { globalCss } from './globalCss';
import { tokens } from './tokens';
import { utilities } from './utilities';

/** The animations: appearing content rises, spinners turn, bars fill. */
const keyframes = {
  rise: { from: { opacity: '0', transform: 'translateY(16px)' }, to: { opacity: '1', transform: 'none' } },
  fade: { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  draw: { to: { strokeDashoffset: '0' } },
  grow: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
} as const;

/** The states and media of style properties, such as `_hover`: only those that the site uses. */
const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [data-disabled])'],
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  groupHover: '.group:hover:not(:disabled, [data-disabled]) &',
  disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
  readOnly: '&:is([readonly], [aria-readonly=true])',
  selected: '&[aria-selected=true]',
  open: '&:is([open], [data-state=open])',
  closed: '&[data-state=closed]',
  empty: '&:empty',
  first: '&:first-of-type',
  even: '&:nth-of-type(even)',
  before: '&::before',
  after: '&::after',
  firstLetter: '&::first-letter',
  placeholder: '&::placeholder',
  print: '@media print',
};

const px = (width: number): string => `${width}px`;

const shared = {
  bg: {
    page: { value: '{colors.paper}' },
    surface: { value: '{colors.white}' },
    sunken: { value: '{colors.steel.100}' },
  },
  fg: {
    default: { value: '{colors.ink}' },
    muted: { value: '{colors.steel.700}' },
    onAccent: { value: '{colors.white}' },
  },
  line: { subtle: { value: '{colors.steel.200}' }, strong: { value: '{colors.steel.500}' } },
  danger: {
    solid: { value: '{colors.red}' },
    strong: { value: '#8F1414' },
    subtle: { value: '#FDECEA' },
  },
  success: { solid: { value: '{colors.green}' }, subtle: { value: '#E8F5EC' } },
};

const semanticTokens = ({ accent, primary, inverse, pattern }: BrandTokens) => ({
  colors: {
    ...shared,
    accent: {
      solid: { value: accent.solid },
      strong: { value: accent.strong },
      subtle: { value: accent.subtle },
    },
    primary: { bg: { value: primary.bg }, hover: { value: primary.hover }, fg: { value: primary.fg } },
    inverse: {
      bg: { value: inverse.bg },
      raised: { value: inverse.raised },
      accent: { value: inverse.accent },
      fg: { value: '{colors.white}' },
      muted: { value: '#D5DBE2' },
      line: { value: 'rgba(255,255,255,0.22)' },
    },
    focus: { value: accent.solid },
  },
  gradients: { pattern: { along: { value: pattern.along }, down: { value: pattern.down } } },
});

/** Omits the variables of the breakpoints, which no style uses: media queries take no variables. */
const withoutBreakpoints = <Styles extends object>(styles: Styles): Styles =>
  JSON.parse(JSON.stringify(styles), (name, value: unknown) =>
    name.includes('-breakpoint') ? undefined : value,
  ) as Styles;

/** Chakra's system in the colours of a brand: only our tokens and style properties, and none of Chakra's default recipes. */
export function createBrandSystem(brand: BrandId): SystemContext {
  const system = createSystem(
    defineConfig({
      preflight: false,
      cssVarsRoot: ':where(html)',
      cssVarsPrefix: 'site',
      globalCss,
      conditions,
      utilities,
      theme: {
        breakpoints: {
          sm: px(breakpoints.sm),
          md: px(breakpoints.md),
          lg: px(breakpoints.lg),
          xl: px(breakpoints.xl),
        },
        keyframes,
        tokens,
        semanticTokens: semanticTokens(brandTokens[brand]),
      },
    }),
  );
  return {
    ...system,
    cva: weakMapMemoize(system.cva), // Chakra calls it whenever an element renders
    // The first of the global styles is the empty layer of Chakra's preflight: `resetCss` has that layer's styles.
    _global: system._global.slice(1).map(withoutBreakpoints),
  };
}
