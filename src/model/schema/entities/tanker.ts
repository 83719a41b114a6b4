import type { Entity } from './entity';

export const tanker = {
  name: 'tanker',
  collection: 'tankers',
  fields: {
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr', both: 'super/name' } },
    image: { kind: 'image', label: 'editors/field-image' },
    price: { kind: 'measure', label: 'shared/price', unit: 'dollar' },
    unitId: { kind: 'text', label: 'shared/unit-id' },
    tankerTypeId: {
      kind: 'choice',
      as: 'number',
      label: 'tankers/kind',
      options: [
        { value: 1, label: 'tankers/truck' },
        { value: 2, label: 'tankers/trailer' },
      ],
      default: 1,
    },
    condition: {
      kind: 'choice',
      label: 'shared/condition',
      options: [
        { value: 'new', label: 'shared/new' },
        { value: 'used', label: 'shared/used' },
      ],
    },
    kilometers: { kind: 'measure', label: 'shared/kilometers', unit: 'kilometre' },
    engine: { kind: 'localizedText', label: 'shared/engine' },
    manufacturer: { kind: 'text', label: 'shared/manufacturer' },
    year: { kind: 'text', label: 'shared/year', isYear: true },
    capacityInLitres: { kind: 'measure', label: 'shared/capacityInLitres', unit: 'litre' },
    capacity: { kind: 'text', label: 'shared/capacity-title' },
    material: { kind: 'text', label: 'shared/material' },
    noCompartments: { kind: 'measure', label: 'shared/noCompartments' },
    dispenser: { kind: 'text', label: 'shared/dispenser' },
    availability: { kind: 'availability', label: 'shared/availability' },
    soldAt: { kind: 'soldAt', of: 'availability' },
    cylinderRefill: { kind: 'text', label: 'shared/cylinderRefill' },
    pump: { kind: 'text', label: 'shared/pump' },
    additionalInformation: { kind: 'localizedText', label: 'shared/additional-information', multiline: true },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag', label: 'admin/brand-group' },
  },
  numberField: 'unitId',
  admin: {
    editor: 'edit-tankers',
    dashboardGroup: 'products',
    columns: ['unitId', 'price', 'capacityInLitres', 'availability'],
    hasDetails: true,
    hasShortcut: true,
  },
} as const satisfies Entity;
