import type { Brand } from '../brands';
import type { Service, ServiceNumber } from './services';
import { services } from './services';

/* How each brand shows the services. The index of the search includes `services.ts` and has a limit in bytes, so this is elsewhere. */

/** The most requested service comes first. */
const orders: Readonly<Record<Brand['trade'], readonly ServiceNumber[]>> = {
  builder: [3, 4, 5, 1, 2, 6],
  workshop: [1, 6, 5, 3, 4, 2],
  inspector: [2, 1, 6, 3, 5, 4],
};

/** The services for which a trade has other pictures than the shared ones. */
const ownPictures: Readonly<Record<Brand['trade'], readonly ServiceNumber[]>> = {
  builder: [],
  workshop: [1, 3],
  inspector: [1, 2, 3, 6],
};

/** The services in the order of a brand, with its pictures. */
export function servicesOf({ trade }: Pick<Brand, 'trade'>): readonly Service[] {
  const rank = ({ number }: Service): number => orders[trade].indexOf(number);
  return services
    .toSorted((one, other) => rank(one) - rank(other))
    .map((each) =>
      ownPictures[trade].includes(each.number)
        ? { ...each, picture: each.picture.replace('.jpg', `-${trade}.jpg`) }
        : each,
    );
}

/** How a brand shows its services: as cards in three columns, or as the numbered lines of a work order. */
export const servicesLayout: Readonly<Record<Brand['trade'], 'cards' | 'lines'>> = {
  builder: 'cards',
  workshop: 'lines',
  inspector: 'cards',
};
