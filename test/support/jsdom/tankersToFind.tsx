import { act } from '@testing-library/react';
import TankersScreen from '../../../src/client/site/tankers/TankersScreen';
import { markTankers } from '../../../src/client/site/tankers/finder/markedTankers';
import { newRow } from '../../../src/model/schema/rows';
import type { ScreenSettings } from './renderScreen';
import { renderScreen } from './renderScreen';

const tanker = (id: number, values: Parameters<typeof newRow<'tanker'>>[1]) => ({
  id,
  ...newRow('tanker', { nameEn: `Tanker ${id}`, nameFr: `Citerne ${id}`, displayOrder: id, ...values }),
});

/** Enough tankers for filters. */
export const tankersToFind = [
  tanker(1, { price: '142500', material: 'Aluminium 5454', capacityInLitres: '16000', tankerTypeId: 1 }),
  tanker(2, { price: '189500', material: '5454 aluminium', capacityInLitres: '45000', tankerTypeId: 2 }),
  tanker(3, { price: '', material: 'Inox 304', capacityInLitres: '20000', tankerTypeId: 1 }),
  tanker(4, { price: '248900', material: 'Stainless 304', capacityInLitres: '11000', tankerTypeId: 1 }),
  tanker(5, { price: '389000', material: '', capacityInLitres: '60000', tankerTypeId: 2 }),
  tanker(6, { price: '274000', material: 'SA-612', capacityInLitres: '8000', tankerTypeId: 1 }),
];

/** The list of these tankers, or what else the query of its address asks for. */
export function showTankers(search = '', settings: ScreenSettings = {}): ReturnType<typeof renderScreen> {
  return renderScreen(TankersScreen, {
    route: '/tankers',
    path: `/tankers${search}`,
    content: { tankers: tankersToFind },
    ...settings,
  });
}

afterEach(() => act(() => markTankers([])));
