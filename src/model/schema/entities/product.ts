import type { Entity } from './entity';

/** A part; the API calls it a product. */
export const product = {
  name: 'product',
  collection: 'products',
  fields: {
    name: { kind: 'localizedText' },
    description: { kind: 'localizedText', multiline: true },
    image: { kind: 'image' },
    fileName: { kind: 'file' },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
