import type { Entity } from './entity';

export const tanker = {
  name: 'tanker',
  collection: 'tankers',
  fields: {
    name: { kind: 'localizedText' },
    image: { kind: 'image' },
    price: { kind: 'measure', unit: 'dollar' },
    unitId: { kind: 'text', numericText: true },
    kilometers: { kind: 'measure', unit: 'kilometre' },
    engine: { kind: 'localizedText' },
    manufacturer: { kind: 'text' },
    year: { kind: 'text', numericText: true },
    capacityInLitres: { kind: 'measure', unit: 'litre' },
    capacity: { kind: 'text', numericText: true },
    material: { kind: 'text' },
    noCompartments: { kind: 'measure' },
    dispenser: { kind: 'text' },
    availability: { kind: 'text' },
    cylinderRefill: { kind: 'text' },
    pump: { kind: 'text' },
    additionalInformation: { kind: 'localizedText', multiline: true },
    tankerTypeId: { kind: 'integer', default: 1 },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
} as const satisfies Entity;
