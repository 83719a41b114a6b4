import type { Entity } from './entity';

export const opening = {
  name: 'opening',
  collection: 'openings',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    name: { kind: 'localizedText', required: 'always' },
    opening: { kind: 'time', required: 'always' },
    closing: { kind: 'time', required: 'always' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
