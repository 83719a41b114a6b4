import type { PrintedDocument } from '../layout';
import { slidingVanePump, truckMeter, winterHose } from './metering';
import { internalValve, overfillProbe, propaneReliefValve } from './safety';
import { printedSheet } from './sheet';

/** The data sheets, by the names that the parts know them by. */
export const dataSheets: readonly (readonly [fileName: string, printed: PrintedDocument])[] = [
  ['truck-meter-data-sheet.pdf', printedSheet(truckMeter)],
  ['sliding-vane-pump-data-sheet.pdf', printedSheet(slidingVanePump)],
  ['winter-delivery-hose-data-sheet.pdf', printedSheet(winterHose)],
  ['internal-emergency-valve-data-sheet.pdf', printedSheet(internalValve)],
  ['overfill-probe-data-sheet.pdf', printedSheet(overfillProbe)],
  ['propane-relief-valve-data-sheet.pdf', printedSheet(propaneReliefValve)],
];
