import type { Entity } from './entity';

export const email = {
  name: 'email',
  collection: 'emails',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    name: { kind: 'localizedText', required: 'always' },
    email: { kind: 'email', required: 'add' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
