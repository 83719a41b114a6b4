/** Between the red of an error and the neutral colours of the administration: what should be looked at. AA on its ground. */
export const amber = { bg: '#FFF1CC', color: '#6B4A00' } as const;
