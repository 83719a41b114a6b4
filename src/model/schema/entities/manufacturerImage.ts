import type { Entity } from './entity';

export const manufacturerImage = {
  name: 'manufacturerImage',
  collection: 'manufacturerImages',
  fields: {
    manufacturerId: {
      kind: 'parent',
      label: 'shared/manufacturer',
      entity: 'manufacturer',
      as: 'number',
      required: 'always',
    },
    image: { kind: 'image', label: 'editors/field-image' },
    description: { kind: 'localizedText', label: 'super/description', multiline: true },
    displayOrder: { kind: 'order' },
  },
  admin: {
    editor: 'edit-manufacturers',
    dashboardGroup: 'about-us',
    counted: 'manufacturer',
    deleteQuestion: 'editors/confirm-delete-image',
  },
} as const satisfies Entity;
