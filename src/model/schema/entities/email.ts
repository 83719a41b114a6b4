import type { Entity } from './entity';

export const email = {
  name: 'email',
  collection: 'emails',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr' }, required: 'always' },
    email: { kind: 'email', label: 'super/email', required: 'add' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
