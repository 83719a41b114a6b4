import type { BrandGroup } from '../brands';
import type { TextKey } from '../textKeys';

type SharedKey = TextKey<'shared'>;

/** A row of a table of certifications; each cell is a text of the site, so that its words are edited, not programmed. */
export interface Inspection {
  readonly type: SharedKey;
  readonly code?: SharedKey;
  readonly interval: SharedKey;
}

const inspection = <Key extends string>(key: Key) =>
  ({ type: key, code: `${key}-code`, interval: `${key}-interval` }) as const;

const meter = <Key extends string>(key: Key) => ({ type: key, interval: `${key}-interval` }) as const;

/** Inspections and tests of any highway tank (standard B620). */
const anyTank = [
  inspection('external-visual'),
  inspection('internal-visual'),
  inspection('leakage'),
  inspection('pressure-test'),
  inspection('upper-coupler'),
  inspection('magnetoseopy'),
  inspection('thickness-test'),
] as const satisfies readonly Inspection[];

/** What only a tank for gasoline has: vapour recovery, and a sensor that stops its loading when it is full. */
const gasolineTank = [
  inspection('leakage-test'),
  inspection('scully'),
] as const satisfies readonly Inspection[];

const hoses = inspection('flexible-test') satisfies Inspection;

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
