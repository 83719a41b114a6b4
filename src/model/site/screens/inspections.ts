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
 * A row of a table of certifications. Each cell is the key of a text of the page 'shared', so that administrators can edit
 * it.
 */
export interface Inspection {
  readonly type: TankTest | MeasuredProduct;
  readonly code?: `${TankTest}-code`;
  readonly interval: `${TankTest | MeasuredProduct}-interval`;
}

/** Whether a text is a code: a dash or an empty text stands for "no code". */
export function isCode(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
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

/** Tests of gasoline tanks only: vapour recovery, and the sensor that stops the loading of a full tank. */
const gasolineTank: readonly Inspection[] = [inspection('leakage-test'), inspection('scully')];

const hoses = inspection('flexible-test');

/** The inspections that the transport authority requires of a tank, by the products that a brand's customers carry. */
export const tankInspections: Readonly<Record<BrandGroup, readonly Inspection[]>> = {
  fuel: [...anyTank, ...gasolineTank, hoses],
  propane: [...anyTank, hoses],
};

const propane = meter('propane');
const distillates = meter('distillates-gasoline');
const lubricants = meter('lub-oils');

/** The meter verifications that the measurement authority requires; a brand's own product comes first. */
export const meterVerifications: Readonly<Record<BrandGroup, readonly Inspection[]>> = {
  fuel: [distillates, lubricants, propane],
  propane: [propane, distillates, lubricants],
};
