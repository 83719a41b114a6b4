import type { Entity } from './entity';

export const galleryImage = {
  name: 'galleryImage',
  collection: 'galleryImages',
  fields: {
    galleryId: { kind: 'text', default: '1' },
    image: { kind: 'image', label: 'editors/field-image' },
    manufacturer: { kind: 'text', label: 'shared/manufacturer' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag', label: 'admin/brand-group' },
  },
  admin: {
    editor: 'edit-gallery',
    dashboardGroup: 'about-us',
    isGallery: true,
    nameFields: [],
    deleteQuestion: 'editors/confirm-delete-image',
  },
} as const satisfies Entity;
