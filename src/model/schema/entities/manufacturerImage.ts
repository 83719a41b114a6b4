import type { Entity } from './entity';

export const manufacturerImage = {
  name: 'manufacturerImage',
  collection: 'manufacturerImages',
  fields: {
    manufacturerId: { kind: 'parent', entity: 'manufacturer', as: 'number', required: 'always' },
    image: { kind: 'image' },
    description: { kind: 'localizedText', multiline: true },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
