/**
 * The colour of items that need attention, between the red of an error and the neutral colours. Its contrast
 * on its background is AA.
 */
export const warningColors = { bg: '#FFF1CC', color: '#6B4A00' } as const;
