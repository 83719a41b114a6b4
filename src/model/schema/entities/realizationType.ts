import type { Entity } from './entity';

export const realizationType = {
  name: 'realizationType',
  collection: 'realizationTypes',
  fields: {
    realizationType: { kind: 'localizedText', label: 'super/name', required: 'always' },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
