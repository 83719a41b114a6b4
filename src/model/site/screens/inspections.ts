import type { BrandGroup } from '../brands';

type TankTest =
  | 'external-visual'
  | 'internal-visual'
  | 'leakage'
  | 'pressure-test'
  | 'upper-coupler'
  | 'magnetoseopy'
  | 'thickness-test'
  | 'leakage-test'
  | 'scully'
  | 'flexible-test';
type MeasuredProduct = 'propane' | 'distillates-gasoline' | 'lub-oils';

/**
 * A row of a table of certifications. Each cell is the key of a text of the page 'shared', so that its words are edited, not
 * programmed.
 */
export interface Inspection {
  readonly type: TankTest | MeasuredProduct;
  readonly code?: `${TankTest}-code`;
  readonly interval: `${TankTest | MeasuredProduct}-interval`;
}

const inspection = (test: TankTest): Inspection => ({
  type: test,
  code: `${test}-code`,
  interval: `${test}-interval`,
});

const meter = (product: MeasuredProduct): Inspection => ({ type: product, interval: `${product}-interval` });

/** Inspections and tests of any highway tank (standard B620). */
const anyTank: readonly Inspection[] = [
  inspection('external-visual'),
  inspection('internal-visual'),
  inspection('leakage'),
  inspection('pressure-test'),
  inspection('upper-coupler'),
  inspection('magnetoseopy'),
  inspection('thickness-test'),
];

/** What only a tank for gasoline has: vapour recovery, and a sensor that stops its loading when it is full. */
const gasolineTank: readonly Inspection[] = [inspection('leakage-test'), inspection('scully')];

const hoses = inspection('flexible-test');

/** What the transport authority asks of a tank, by the products that a brand's customers carry. */
export const tankInspections: Readonly<Record<BrandGroup, readonly Inspection[]>> = {
  fuel: [...anyTank, ...gasolineTank, hoses],
  propane: [...anyTank, hoses],
};

const propane = meter('propane');
const distillates = meter('distillates-gasoline');
const lubricants = meter('lub-oils');

/** How often the measurement authority has meters verified; a brand's own product comes first. */
export const meterVerifications: Readonly<Record<BrandGroup, readonly Inspection[]>> = {
  fuel: [distillates, lubricants, propane],
  propane: [propane, distillates, lubricants],
};
