import type { Entity } from './entity';
import { topicField } from './topicField';

export const telephone = {
  name: 'telephone',
  collection: 'telephones',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'text', required: 'always' },
    name: {
      kind: 'localizedText',
      label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' },
      required: 'always',
    },
    telephone: { kind: 'telephone', label: 'common/telephone', required: 'always' },
    topic: topicField,
    /** Whether it takes text messages. Most numbers are desks and switchboards. */
    textMessages: {
      kind: 'choice',
      label: 'editors/text-messages',
      options: [{ value: 'yes', label: 'editors/text-messages-yes' }],
    },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
