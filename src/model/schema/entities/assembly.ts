import type { Entity } from './entity';

export const assembly = {
  name: 'assembly',
  collection: 'assemblies',
  fields: {
    assemblyTypeId: {
      kind: 'parent',
      label: 'editors/field-type',
      entity: 'assemblyType',
      as: 'number',
      required: 'always',
    },
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' } },
    description: { kind: 'localizedText', label: 'super/description', multiline: true },
    manufacturer: { kind: 'text', label: 'shared/manufacturer' },
    image: { kind: 'image', label: 'editors/field-image' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag', label: 'admin/brand-group' },
  },
  admin: { editor: 'edit-assemblies', dashboardGroup: 'about-us' },
} as const satisfies Entity;
