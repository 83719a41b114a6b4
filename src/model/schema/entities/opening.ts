import type { Entity } from './entity';

export const opening = {
  name: 'opening',
  collection: 'openings',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    name: {
      kind: 'localizedText',
      label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' },
      required: 'always',
    },
    opening: { kind: 'time', label: 'edit-contact/opening', required: 'always' },
    closing: { kind: 'time', label: 'edit-contact/closing', required: 'always', after: 'opening' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
