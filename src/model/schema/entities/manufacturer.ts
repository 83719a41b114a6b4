import type { Entity } from './entity';

export const manufacturer = {
  name: 'manufacturer',
  collection: 'manufacturers',
  fields: {
    name: { kind: 'localizedText', required: 'always' },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
