import { defineGlobalStyles } from '@chakra-ui/react';

/** Global styles. */
export const globalCss = defineGlobalStyles({
  html: { scrollBehavior: 'auto', scrollPaddingTop: '6rem', textSizeAdjust: '100%' },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'fg.default',
    background: 'bg.page',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': {
    fontFamily: 'heading',
    fontWeight: 'heavy',
    lineHeight: 'tight',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '[data-inverse] :focus-visible': { outlineColor: '{colors.inverse.accent}' },
  '::selection': { background: 'accent.solid', color: 'fg.onAccent' },
});

/** Turns animations off for users who prefer reduced motion. */
export const reducedMotion =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}';
