function group(categoryEn: string, categoryFr: string) {
  return { categoryEn, categoryFr };
}

/** The groups of parts, by their function: the headings of the list. */
export const groups = {
  metering: group('Metering and pumping', 'Mesurage et pompage'),
  delivery: group('Delivery', 'Livraison'),
  valves: group('Tank openings and valves', 'Ouvertures et vannes'),
  loading: group('Loading and grounding', 'Chargement et mise à la terre'),
  lights: group('Lights and placards', 'Feux et plaques'),
  propane: group('Propane', 'Propane'),
};

/** The manufacturers, by their position in their list. */
export const manufacturerIds = {
  borealitre: 1,
  kamoura: 2,
  nordaflexe: 3,
  valvestrie: 4,
  enroulec: 5,
  cuvalu: 6,
  registrel: 7,
  gazolan: 8,
};
