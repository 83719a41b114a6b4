import type { Entity } from './entity';

/** A part; the API calls it a product. */
export const product = {
  name: 'product',
  collection: 'products',
  fields: {
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr' } },
    description: { kind: 'localizedText', label: 'super/description', multiline: true },
    image: { kind: 'image', label: 'editors/field-image' },
    fileName: { kind: 'file', label: 'editors/field-file' },
    displayOrder: { kind: 'order' },
  },
  admin: { editor: 'edit-parts', dashboardGroup: 'products' },
} as const satisfies Entity;
