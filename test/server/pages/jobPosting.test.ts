import { newRow } from '../../../src/model/schema/rows';
import type { Row } from '../../../src/model/schema/entities';
import { brands } from '../../../src/model/site/brands';
import { createPageContext } from '../../../src/server/pages/pageContext';
import { jobPosting } from '../../../src/server/pages/structuredData/jobPosting';
import { emptyContent } from './emptyContent';

test('a posting was posted on the day that it was at the company', () => {
  const settings = {
    origin: 'https://www.example.com',
    timeZone: 'America/Toronto',
    today: '2026-12-24',
    soldDays: 30,
  };
  const context = createPageContext(emptyContent, brands.norcuve, 'en', settings);
  const values = { jobTitleEn: 'Welder', jobSummaryEn: '<p>Welds tanks</p>' };
  const career: Row<'jobPosting'> = { id: 1, ...newRow('jobPosting', values) };
  const postedAt = Date.parse('2026-12-24T03:00Z'); // in the evening of the 23rd there
  expect(jobPosting(context, career, { postedAt, closesAt: undefined })).toMatchObject({
    datePosted: '2026-12-23',
  });
});
