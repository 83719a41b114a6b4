import type { Entity } from './entity';

export const employee = {
  name: 'employee',
  collection: 'employees',
  fields: {
    firstName: { kind: 'text' },
    lastName: { kind: 'text' },
    email: { kind: 'email' },
    image: { kind: 'image' },
    role: { kind: 'localizedText' },
    description: { kind: 'localizedRichText' },
    company: { kind: 'company' },
    displayOrder: { kind: 'order' },
  },
} as const satisfies Entity;
