import type { Entity } from './entity';

export const assemblyType = {
  name: 'assemblyType',
  collection: 'assemblyTypes',
  fields: {
    name: {
      kind: 'localizedText',
      label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' },
      required: 'always',
    },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
