import type { Entity } from './entity';

/** A further picture of a tanker. Its first one is a column of the tanker. */
export const tankerImage = {
  name: 'tankerImage',
  collection: 'tankerImages',
  fields: {
    tankerId: { kind: 'parent', entity: 'tanker', as: 'number', required: 'always' },
    image: { kind: 'image', label: 'editors/field-image' },
    description: { kind: 'localizedText', label: 'super/description' },
    displayOrder: { kind: 'order' },
  },
  admin: { isGallery: true, nameFields: [], deleteQuestion: 'editors/confirm-delete-image' },
} as const satisfies Entity;
