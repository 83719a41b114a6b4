/*
 * The `sizes` attributes of pictures, by layout. They follow from the breakpoints, the width of a page (1240 px), its
 * margins and the gaps between columns.
 */

/** Cards in a grid; see `CardGrid`. */
export const cardSizes = {
  three:
    '(min-width: 1240px) 376px, (min-width: 992px) calc(33vw - 37px), (min-width: 576px) calc(50vw - 26px), calc(100vw - 32px)',
  four: '(min-width: 1240px) 276px, (min-width: 1200px) calc(25vw - 34px), (min-width: 992px) calc(33vw - 37px), (min-width: 576px) calc(50vw - 26px), calc(100vw - 32px)',
  /** Two columns on a phone, beside the text on a large screen. */
  people: '(min-width: 992px) 128px, 50vw',
} as const;

/** Half of the page on a large screen, all of it on a small one. */
export const halfSizes = '(min-width: 1240px) 600px, (min-width: 992px) 50vw, calc(100vw - 32px)';

/** In a dialog, which fills the screen on a phone. */
export const dialogSizes = {
  md: '(min-width: 768px) 736px, 100vw',
  lg: '(min-width: 1072px) 1024px, 100vw',
} as const;

/** The large picture of the home page: more than half of a large screen, all of a small one. */
export const heroSizes = '(min-width: 992px) 58vw, 100vw';

/** The picture in the band of a page: it is five times as wide as high, and covers the band of a large screen. */
export const bandSizes = '(min-width: 992px) 40vw, 1px';
