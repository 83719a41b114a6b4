import type { Brand } from '../brands';

type TextName = 'title' | 'text' | 'alt';
type ServiceNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface Service {
  /** Questions name it so. */
  readonly number: ServiceNumber;
  readonly picture: string;
  /** The trades that have a picture of their own. */
  readonly own: readonly Brand['trade'][];
  /** The keys of its texts, on the page 'services-and-repairs'. */
  readonly keys: { readonly [Each in TextName]: `service-${ServiceNumber}-${Each}` };
}

const service = (number: ServiceNumber, name: string, own: readonly Brand['trade'][] = []): Service => ({
  number,
  picture: `/pictures/service-${name}.jpg`,
  own,
  keys: {
    title: `service-${number}-title`,
    text: `service-${number}-text`,
    alt: `service-${number}-alt`,
  },
});

/** The six services. Their texts can be edited, their pictures are fixed. */
export const services: readonly Service[] = [
  service(1, 'repair', ['workshop', 'inspector']),
  service(2, 'inspection', ['inspector']),
  service(3, 'installation', ['workshop', 'inspector']),
  service(4, 'paint'),
  service(5, 'welding'),
  service(6, 'mobile', ['inspector']),
];

/** The most requested service comes first. */
const orders: Readonly<Record<Brand['trade'], readonly ServiceNumber[]>> = {
  builder: [3, 4, 5, 1, 2, 6],
  workshop: [1, 6, 5, 3, 4, 2],
  inspector: [2, 1, 6, 3, 5, 4],
};

/** The services in the order of a brand, with its pictures. */
export function servicesOf({ trade }: Pick<Brand, 'trade'>): readonly Service[] {
  const rank = ({ number }: Service): number => orders[trade].indexOf(number);
  return services
    .toSorted((one, other) => rank(one) - rank(other))
    .map((each) =>
      each.own.includes(trade) ? { ...each, picture: each.picture.replace('.jpg', `-${trade}.jpg`) } : each,
    );
}

/** How a brand shows its services: as cards in three columns, or as the numbered lines of a work order. */
export const servicesLayout: Readonly<Record<Brand['trade'], 'cards' | 'lines'>> = {
  builder: 'cards',
  workshop: 'lines',
  inspector: 'cards',
};
