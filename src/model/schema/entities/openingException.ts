import type { Entity } from './entity';

/** Other hours of a location on some days. Without times it is closed. */
export const openingException = {
  name: 'openingException',
  collection: 'openingExceptions',
  fields: {
    locationId: { kind: 'parent', entity: 'location', as: 'number', required: 'always' },
    firstDay: { kind: 'date', label: 'edit-contact/first-day', required: 'always' },
    /** '' for one day. */
    lastDay: { kind: 'date', label: 'edit-contact/last-day', notBefore: 'firstDay' },
    opening: { kind: 'time', label: 'edit-contact/opening', emptyMeans: 'closed' },
    closing: { kind: 'time', label: 'edit-contact/closing', emptyMeans: 'closed', after: 'opening' },
    note: {
      kind: 'localizedText',
      label: { en: 'edit-contact/noteEn', fr: 'edit-contact/noteFr', both: 'edit-contact/note' },
    },
    displayOrder: { kind: 'order' },
    isCertipropane: { kind: 'brandFlag' },
  },
  admin: { nameFields: ['firstDay', 'note'], sortField: 'firstDay' },
} as const satisfies Entity;
