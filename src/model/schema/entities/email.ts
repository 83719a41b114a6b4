import type { Entity } from './entity';
import { topicField } from './topicField';

export const email = {
  name: 'email',
  collection: 'emails',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    name: {
      kind: 'localizedText',
      label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' },
      required: 'always',
    },
    email: { kind: 'email', label: 'super/email', required: 'add' },
    topic: topicField,
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
