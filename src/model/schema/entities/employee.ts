import type { Entity } from './entity';
import { topicField } from './topicField';

export const employee = {
  name: 'employee',
  collection: 'employees',
  fields: {
    firstName: { kind: 'text', label: 'super/first-name' },
    lastName: { kind: 'text', label: 'super/last-name' },
    email: { kind: 'email', label: 'super/email' },
    image: { kind: 'image', label: 'editors/field-image', shows: 'person' },
    role: { kind: 'localizedText', label: 'super/role' },
    description: { kind: 'localizedRichText', label: 'super/description' },
    department: { ...topicField, label: 'editors/department' },
    company: { kind: 'company', label: 'super/company' },
    displayOrder: { kind: 'order' },
  },
  admin: {
    editor: 'edit-employees',
    dashboardGroup: 'about-us',
    nameFields: ['firstName', 'lastName'],
    columns: ['role'],
    hasDetails: true,
  },
} as const satisfies Entity;
