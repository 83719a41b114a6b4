import type { FirstRow } from './rows';
import { list, name } from './rows';

const sales = name('Sales and parts, Monday to Thursday', 'Ventes et pièces, du lundi au jeudi');
const service = name('Service and repairs, Monday to Thursday', 'Service et réparations, du lundi au jeudi');
const reception = name('Reception, Monday to Thursday', 'Réception, du lundi au jeudi');
const inspection = name('Inspections, Monday to Thursday', 'Inspections, du lundi au jeudi');

/** Monday to Thursday; Friday's hours are texts of the page (specification, section 2). */
export const openings: readonly FirstRow<'opening'>[] = [
  ...list({ locationId: 1, isCertipropane: false }, [
    { ...sales, opening: '08:00', closing: '17:00' },
    { ...service, opening: '07:00', closing: '17:30' },
  ]),
  ...list({ locationId: 2, isCertipropane: false }, [
    { ...sales, opening: '08:00', closing: '17:00' },
    { ...service, opening: '06:30', closing: '17:00' },
  ]),
  ...list({ locationId: 1, isCertipropane: true }, [
    { ...reception, opening: '08:00', closing: '16:30' },
    { ...inspection, opening: '07:00', closing: '17:00' },
  ]),
];
