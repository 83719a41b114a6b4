import type { Brand } from '../brands';
import type { Service } from './services';
import { services } from './services';
import { trades } from './trades';

/**
 * The services in the order of a brand, with its pictures. It is not in `services.ts`: the index of the search includes that file
 * and has a limit in bytes.
 */
export function servicesOf({ trade }: Pick<Brand, 'trade'>): readonly Service[] {
  const { order, ownPictures } = trades[trade].services;
  const rank = ({ number }: Service): number => order.indexOf(number);
  return services
    .toSorted((one, other) => rank(one) - rank(other))
    .map((each) =>
      ownPictures.includes(each.number)
        ? { ...each, picture: each.picture.replace('.jpg', `-${trade}.jpg`) }
        : each,
    );
}
