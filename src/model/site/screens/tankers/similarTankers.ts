import type { Row } from '../../../schema/entities';
import { parseMeasure } from '../../../format/numbers';
import { isSold, tankerKind } from './tankerFacts';

type Tanker = Row<'tanker'>;

/** How far two measures are apart: 0 for the same, 1 where one is e times the other or unknown. */
const distance = (one: string, other: string): number => {
  const [from, to] = [parseMeasure(one), parseMeasure(other)];
  return from && to ? Math.abs(Math.log(from / to)) : 1;
};

/** The builder of a tank, which stands before the truck that carries it, after a slash. */
const tankBuilderOf = ({ manufacturer }: Tanker): string =>
  manufacturer.split('/', 1).join('').trim().toLowerCase();

/**
 * The units for sale that a visitor of a tanker may want instead: of the same catalogue and kind, those of the same builder first,
 * then the nearest by capacity and price.
 */
export function similarTankers(tanker: Tanker, tankers: readonly Tanker[], count: number): readonly Tanker[] {
  const rank = (other: Tanker): number => (tankBuilderOf(other) === tankBuilderOf(tanker) ? 0 : 1);
  const distanceOf = (other: Tanker): number =>
    distance(tanker.capacityInLitres, other.capacityInLitres) + distance(tanker.price, other.price);
  return tankers
    .filter(
      (other) =>
        other.id !== tanker.id &&
        other.isCertipropane === tanker.isCertipropane &&
        tankerKind(other) === tankerKind(tanker) &&
        !isSold(other),
    )
    .toSorted((one, other) => rank(one) - rank(other) || distanceOf(one) - distanceOf(other))
    .slice(0, count);
}
