import type { FirstRow } from './rows';
import { list, name } from './rows';

export const telephones: readonly FirstRow<'telephone'>[] = [
  ...list({ locationId: '1', isCertipropane: false }, [
    { ...name('Reception', 'Réception'), telephone: '819 555-0142', topic: 'general' },
    { ...name('Toll-free', 'Sans frais'), telephone: '1 866 555-0142' },
    { ...name('Sales', 'Ventes'), telephone: '819 555-0143', topic: 'sales', textMessages: 'yes' },
    { ...name('Parts', 'Pièces'), telephone: '819 555-0144', topic: 'parts' },
    { ...name('Service and repairs', 'Service et réparations'), telephone: '819 555-0145', topic: 'service' },
  ]),
  ...list({ locationId: '2', isCertipropane: false }, [
    { ...name('Reception', 'Réception'), telephone: '418 555-0170', topic: 'general' },
    { ...name('Toll-free', 'Sans frais'), telephone: '1 866 555-0170' },
    { ...name('Sales', 'Ventes'), telephone: '418 555-0171', topic: 'sales', textMessages: 'yes' },
    { ...name('Parts', 'Pièces'), telephone: '418 555-0172', topic: 'parts' },
    { ...name('Service and repairs', 'Service et réparations'), telephone: '418 555-0173', topic: 'service' },
  ]),
  ...list({ locationId: '1', isCertipropane: true }, [
    { ...name('Reception', 'Réception'), telephone: '819 555-0190', topic: 'general' },
    { ...name('Toll-free', 'Sans frais'), telephone: '1 866 555-0190' },
    {
      ...name('Inspection appointments', "Rendez-vous d'inspection"),
      telephone: '819 555-0191',
      topic: 'inspection',
      textMessages: 'yes',
    },
    {
      ...name('Meter verification', 'Vérification des compteurs'),
      telephone: '819 555-0192',
      topic: 'inspection',
    },
  ]),
];
