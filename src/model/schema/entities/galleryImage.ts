import type { Entity } from './entity';

export const galleryImage = {
  name: 'galleryImage',
  collection: 'galleryImages',
  fields: {
    galleryId: { kind: 'text', default: '1' },
    image: { kind: 'image' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
