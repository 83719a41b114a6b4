import type { Queries } from './queries';

/** Who asks for an inspection or a place wants to reach somebody: the first result is not an open position. */
export const placeQueries: Readonly<Record<'en' | 'fr', Queries>> = {
  fr: {
    norcuve: [
      ['inspection propane', 'telephone/13'],
      ['inspection propane Sherbrooke', 'telephone/13'],
      ['inspection propane trois-rivieres', 'telephone/13'],
      ['propane Trois-Rivières', 'telephone/13'],
      ['certification propane', 'brand/propacuve'],
      ['certification propane trois-rivieres', 'brand/propacuve'],
      ['emploi inspection propane', 'jobPosting/4'],
    ],
    rubicuve: [
      ['inspection propane trois-rivieres', 'telephone/13'],
      ['inspection Trois-Rivières', 'telephone/13'],
      ['certification propane', 'brand/propacuve'],
    ],
    propacuve: [
      ['inspection propane', 'telephone/13'],
      ['inspection propane trois-rivieres', 'telephone/13'],
      ['propane trois-rivières', 'telephone/'],
      ['emploi inspection propane', 'jobPosting/4'],
    ],
  },
  en: {
    norcuve: [
      ['propane inspection', 'telephone/13'],
      ['propane inspection trois-rivieres', 'telephone/13'],
      ['propane certification', 'brand/propacuve'],
      ['propane certification Trois-Rivières', 'brand/propacuve'],
      ['propane inspection job', 'jobPosting/4'],
    ],
    rubicuve: [
      ['propane inspection trois-rivieres', 'telephone/13'],
      ['inspection trois-rivieres', 'telephone/13'],
      ['propane certification', 'brand/propacuve'],
    ],
    propacuve: [
      ['propane inspection trois-rivieres', 'telephone/13'],
      ['propane inspection job', 'jobPosting/4'],
    ],
  },
};
