import type { Entity } from './entity';

/** An achievement: a tanker that the company built. */
export const realization = {
  name: 'realization',
  collection: 'realizations',
  fields: {
    realizationTypeId: { kind: 'parent', entity: 'realizationType', as: 'number', required: 'always' },
    image: { kind: 'image' },
    description: { kind: 'localizedText', multiline: true },
    projectType: { kind: 'localizedText' },
    specification: { kind: 'text' },
    capacity: { kind: 'measure', unit: 'litre' },
    material: { kind: 'text' },
    compartments: { kind: 'measure' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
