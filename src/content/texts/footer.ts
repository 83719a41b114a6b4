import type { PageTexts } from './pageTexts';

/** `{year}` and `{company}` are filled in by the footer. */
export const footer = {
  copyright: {
    en: '© {year} {company}. All rights reserved.',
    fr: '© {year} {company}. Tous droits réservés.',
  },
  tagline: {
    en: 'Tanker trucks built, equipped, repaired and certified in Quebec.',
    fr: 'Camions-citernes construits, équipés, réparés et certifiés au Québec.',
  },
  'footer-navigation': { en: 'Footer navigation', fr: 'Navigation de bas de page' },
} as const satisfies PageTexts;
