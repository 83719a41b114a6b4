import type { Entity } from './entity';

/** A career: a job posting that visitors can apply for. */
export const jobPosting = {
  name: 'jobPosting',
  collection: 'job_postings',
  fields: {
    jobTitle: { kind: 'localizedText', label: 'shared/title' },
    jobSummary: { kind: 'localizedRichText', label: 'shared/jobSummary' },
    jobDescription: { kind: 'localizedRichText', label: 'shared/jobDescription' },
    companyDescription: { kind: 'localizedRichText', label: 'shared/companyDescription' },
    displayOrder: { kind: 'order' },
    locationId: { kind: 'reference', label: 'admin/location', entity: 'location', default: 1 },
  },
  descriptionField: 'jobSummary',
  admin: { editor: 'edit-careers', dashboardGroup: 'careers', hasDetails: true, isBilingual: true },
} as const satisfies Entity;
