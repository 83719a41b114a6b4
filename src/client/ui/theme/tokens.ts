import { fontStacks } from './fonts';

const value = (tokenValue: string) => ({ value: tokenValue });

const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28].map((step) => [
    String(step),
    value(`${step / 4}rem`),
  ]),
);

/** The tokens that all brands share: sizes, typography, greys. */
export const tokens = {
  colors: {
    transparent: value('transparent'),
    white: value('#FFFFFF'),
    ink: value('#131A21'),
    paper: value('#F4F5F6'),
    steel: {
      100: value('#E9ECEF'),
      200: value('#D3D9DF'),
      500: value('#76838F'),
      700: value('#4A5763'),
    },
    red: value('#B3261E'),
    green: value('#1B7A3D'),
  },
  fonts: { heading: value(fontStacks.heading), body: value(fontStacks.body) },
  fontSizes: {
    xs: value('0.8125rem'),
    sm: value('0.9375rem'),
    md: value('1.0625rem'),
    lg: value('1.1875rem'),
    xl: value('1.375rem'),
    '2xl': value('clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)'),
    '3xl': value('clamp(1.875rem, 1.6rem + 1.3vw, 2.625rem)'),
    '4xl': value('clamp(2.375rem, 1.9rem + 2.4vw, 3.75rem)'),
    display: value('clamp(2.875rem, 1.9rem + 4.6vw, 5.75rem)'),
  },
  fontWeights: {
    normal: value('400'),
    medium: value('550'),
    semibold: value('650'),
    bold: value('750'),
    heavy: value('850'),
  },
  lineHeights: { tight: value('1.02'), snug: value('1.2'), normal: value('1.6') },
  letterSpacings: { label: value('0.06em'), tight: value('-0.01em') },
  spacing,
  sizes: {
    full: value('100%'),
    content: value('77.5rem'),
    prose: value('42rem'),
    dialog: value('46rem'),
    dialogWide: value('67.5rem'),
  },
  radii: { none: value('0'), sm: value('2px'), md: value('3px'), full: value('9999px') },
  shadows: {
    raised: value('0 1px 2px rgba(19,26,33,0.10), 0 6px 20px rgba(19,26,33,0.08)'),
    lifted: value('0 2px 4px rgba(19,26,33,0.12), 0 16px 40px rgba(19,26,33,0.16)'),
  },
  zIndex: {
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    skipNav: { value: 1600 },
  },
};
