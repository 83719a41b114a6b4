import type { Entity } from './entity';

/** A part; the API calls it a product. */
export const product = {
  name: 'product',
  collection: 'products',
  fields: {
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' } },
    partNumber: { kind: 'text', label: 'parts/part-number' },
    manufacturerId: { kind: 'reference', label: 'shared/manufacturer', entity: 'manufacturer', default: 0 },
    category: { kind: 'localizedText', label: 'parts/category', hasSuggestions: true },
    fits: { kind: 'localizedText', label: 'parts/fits' },
    description: { kind: 'localizedText', label: 'super/description', multiline: true },
    image: { kind: 'image', label: 'editors/field-image' },
    fileName: { kind: 'file', label: 'editors/field-file' },
    displayOrder: { kind: 'order' },
  },
  numberField: 'partNumber',
  admin: { editor: 'edit-parts', dashboardGroup: 'products', columns: ['partNumber', 'category'] },
} as const satisfies Entity;
