import type { Entity } from './entity';

export const location = {
  name: 'location',
  collection: 'locations',
  fields: {
    nameEn: { kind: 'text', label: 'super/name', required: 'always' },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
