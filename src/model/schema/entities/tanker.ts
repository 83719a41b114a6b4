import type { Entity } from './entity';

export const tanker = {
  name: 'tanker',
  collection: 'tankers',
  fields: {
    name: { kind: 'localizedText', label: { en: 'common/nameEn', fr: 'common/nameFr' } },
    image: { kind: 'image', label: 'editors/field-image' },
    price: { kind: 'measure', label: 'shared/price', unit: 'dollar' },
    unitId: { kind: 'text', label: 'shared/unit-id' },
    kilometers: { kind: 'measure', label: 'shared/kilometers', unit: 'kilometre' },
    engine: { kind: 'localizedText', label: 'shared/engine' },
    manufacturer: { kind: 'text', label: 'shared/manufacturer' },
    year: { kind: 'text', label: 'shared/year' },
    capacityInLitres: { kind: 'measure', label: 'shared/capacityInLitres', unit: 'litre' },
    capacity: { kind: 'text', label: 'shared/capacity-title' },
    material: { kind: 'text', label: 'shared/material' },
    noCompartments: { kind: 'measure', label: 'shared/noCompartments' },
    dispenser: { kind: 'text', label: 'shared/dispenser' },
    availability: { kind: 'text', label: 'shared/availability' },
    cylinderRefill: { kind: 'text', label: 'shared/cylinderRefill' },
    pump: { kind: 'text', label: 'shared/pump' },
    additionalInformation: { kind: 'localizedText', label: 'shared/additional-information', multiline: true },
    tankerTypeId: { kind: 'integer', default: 1 },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
  admin: { editor: 'edit-tankers', dashboardGroup: 'products', hasDetails: true },
} as const satisfies Entity;
