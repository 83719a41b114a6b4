import type { Entity } from './entity';

export const assembly = {
  name: 'assembly',
  collection: 'assemblies',
  fields: {
    assemblyTypeId: { kind: 'parent', entity: 'assemblyType', as: 'number', required: 'always' },
    name: { kind: 'localizedText' },
    description: { kind: 'localizedText', multiline: true },
    image: { kind: 'image' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
