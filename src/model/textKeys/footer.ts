export const footer = [
  'copyright',
  'tagline',
  'careers',
  'join-us',
  'footer-navigation',
  'home-page',
] as const;
