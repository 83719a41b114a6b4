import { defineGlobalStyles } from '@chakra-ui/react';

const resetRules = [
  '*{margin:0;padding:0;font:inherit;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}',
  '*,::before,::after,::backdrop{box-sizing:border-box;border:0 solid}',
  'html{line-height:1.5;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;touch-action:manipulation;tab-size:4}',
  'body{min-height:100dvh;position:relative}',
  'img,svg,video,canvas,iframe{display:block;vertical-align:middle}',
  'img,video{max-width:100%;height:auto}',
  'ol,ul{list-style:none}',
  'b,strong{font-weight:bolder}',
  'i,em{font-style:italic}',
  'code,kbd{font-family:ui-monospace,Menlo,Consolas,monospace}',
  'a{color:inherit;text-decoration:inherit}',
  'button,[type=button],[type=submit]{-webkit-appearance:button;background:none}',
  'button,select{text-transform:none}',
  'button,input,optgroup,select,textarea{color:inherit}',
  'input:is([type=text],[type=email],[type=search],[type=password]){appearance:none}',
  'textarea{resize:vertical}',
  '::file-selector-button{font:inherit}',
  '::-webkit-search-decoration,::-webkit-search-cancel-button{-webkit-appearance:none}',
  '::placeholder{opacity:unset;color:#9ca3af;user-select:none}',
  'table{text-indent:0;border-color:inherit;border-collapse:collapse}',
  "[hidden]:where(:not([hidden='until-found'])){display:none!important}",
];

/** Removes the browsers' own styles of the elements that the site uses, below all others. */
export const resetCss = `@layer reset{${resetRules.join('')}}`;

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
    textWrap: 'pretty', // no single word on a last line
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

/**
 * Turns animations off for users who prefer reduced motion. Components wait for the end of an animation, so it stays and is short. A
 * transition must not even be short: for a frame it would show each old value, such as the width of a border before the reset.
 */
export const reducedMotion =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}';
