import type { Entity } from './entity';

export const manufacturer = {
  name: 'manufacturer',
  collection: 'manufacturers',
  fields: {
    name: {
      kind: 'localizedText',
      label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' },
      required: 'always',
    },
    makes: { kind: 'localizedText', label: 'editors/makes' },
    website: { kind: 'text', label: 'editors/website' },
    displayOrder: { kind: 'order' },
  },
  admin: { deleteQuestion: 'edit-manufacturers/remove-question' },
} as const satisfies Entity;
