import type { FirstRow } from './rows';
import { list, name } from './rows';

export const emails: readonly FirstRow<'email'>[] = [
  ...list({ locationId: 1, isCertipropane: false }, [
    { ...name('General information', 'Renseignements généraux'), email: 'info@norcuve.example.com' },
    { ...name('Sales', 'Ventes'), email: 'ventes@norcuve.example.com' },
    { ...name('Parts', 'Pièces'), email: 'pieces@norcuve.example.com' },
    { ...name('Service and repairs', 'Service et réparations'), email: 'service@norcuve.example.com' },
  ]),
  ...list({ locationId: 2, isCertipropane: false }, [
    { ...name('General information', 'Renseignements généraux'), email: 'info@rubicuve.example.com' },
    { ...name('Sales', 'Ventes'), email: 'ventes@rubicuve.example.com' },
    { ...name('Parts', 'Pièces'), email: 'pieces@rubicuve.example.com' },
    { ...name('Service and repairs', 'Service et réparations'), email: 'service@rubicuve.example.com' },
  ]),
  ...list({ locationId: 1, isCertipropane: true }, [
    { ...name('General information', 'Renseignements généraux'), email: 'info@propacuve.example.com' },
    {
      ...name('Inspection appointments', "Rendez-vous d'inspection"),
      email: 'inspection@propacuve.example.com',
    },
    {
      ...name('Reports and certificates', 'Rapports et certificats'),
      email: 'certificats@propacuve.example.com',
    },
  ]),
];
