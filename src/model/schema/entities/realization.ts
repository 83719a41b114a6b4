import type { Entity } from './entity';

/** An achievement: a tanker that the company built. */
export const realization = {
  name: 'realization',
  collection: 'realizations',
  fields: {
    realizationTypeId: {
      kind: 'parent',
      label: 'editors/field-type',
      entity: 'realizationType',
      as: 'number',
      required: 'always',
    },
    image: { kind: 'image', label: 'editors/field-image' },
    description: { kind: 'localizedText', label: 'super/description', multiline: true },
    projectType: { kind: 'localizedText', label: 'achievements/type' },
    specification: { kind: 'text', label: 'achievements/specification' },
    capacity: { kind: 'measure', label: 'achievements/capacity', unit: 'litre' },
    material: { kind: 'text', label: 'shared/material' },
    manufacturer: { kind: 'text', label: 'shared/manufacturer' },
    compartments: { kind: 'measure', label: 'achievements/compartments' },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag', label: 'admin/brand-group' },
  },
  admin: { editor: 'edit-achievements', dashboardGroup: 'about-us' },
} as const satisfies Entity;
