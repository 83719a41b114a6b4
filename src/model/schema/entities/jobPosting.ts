import type { Entity } from './entity';

/** A career: a job posting that visitors can apply for. */
export const jobPosting = {
  name: 'jobPosting',
  collection: 'job_postings',
  fields: {
    jobTitle: { kind: 'localizedText' },
    jobSummary: { kind: 'localizedRichText' },
    jobDescription: { kind: 'localizedRichText' },
    companyDescription: { kind: 'localizedRichText' },
    displayOrder: { kind: 'order' },
    locationId: { kind: 'integer', default: 1, of: 'location' },
  },
} as const satisfies Entity;
