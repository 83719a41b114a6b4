import type { FirstRow } from './rows';
import { list, name } from './rows';

export const emails: readonly FirstRow<'email'>[] = [
  ...list({ locationId: 1, isCertipropane: false }, [
    {
      ...name('General information', 'Renseignements généraux'),
      email: 'info@norcuve.example.com',
      topic: 'general',
    },
    { ...name('Sales', 'Ventes'), email: 'ventes@norcuve.example.com', topic: 'sales' },
    { ...name('Parts', 'Pièces'), email: 'pieces@norcuve.example.com', topic: 'parts' },
    {
      ...name('Service and repairs', 'Service et réparations'),
      email: 'service@norcuve.example.com',
      topic: 'service',
    },
  ]),
  ...list({ locationId: 2, isCertipropane: false }, [
    {
      ...name('General information', 'Renseignements généraux'),
      email: 'info@rubicuve.example.com',
      topic: 'general',
    },
    { ...name('Sales', 'Ventes'), email: 'ventes@rubicuve.example.com', topic: 'sales' },
    { ...name('Parts', 'Pièces'), email: 'pieces@rubicuve.example.com', topic: 'parts' },
    {
      ...name('Service and repairs', 'Service et réparations'),
      email: 'service@rubicuve.example.com',
      topic: 'service',
    },
  ]),
  ...list({ locationId: 1, isCertipropane: true }, [
    {
      ...name('General information', 'Renseignements généraux'),
      email: 'info@propacuve.example.com',
      topic: 'general',
    },
    {
      ...name('Inspection appointments', "Rendez-vous d'inspection"),
      email: 'inspection@propacuve.example.com',
      topic: 'inspection',
    },
    {
      ...name('Reports and certificates', 'Rapports et certificats'),
      email: 'certificats@propacuve.example.com',
    },
  ]),
];
