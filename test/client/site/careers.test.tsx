import { screen } from '@testing-library/react';
import CareerScreen from '../../../src/client/site/careers/CareerScreen';
import CareersScreen from '../../../src/client/site/careers/CareersScreen';
import { newRow } from '../../../src/model/schema/rows';
import { demonstration } from '../../../src/content/rows';
import { renderScreen } from '../../support/jsdom/renderScreen';

const route = '/careers/:id';
const path = '/careers/4';

const posting = {
  id: 4,
  ...newRow('jobPosting', {
    jobTitleEn: 'Welder & fitter',
    jobTitleFr: 'Soudeuse',
    jobSummaryEn: '<p>Weld <strong>tanks</strong>.</p>',
    jobDescriptionEn: '<ul><li>TIG</li></ul>',
    locationId: 2,
  }),
};

describe('the careers', () => {
  it('are all the postings, with their summaries and a link to each', () => {
    renderScreen(CareersScreen, { language: 'fr' });
    expect(screen.getAllByRole('article')).toHaveLength(demonstration.jobPosting.length);
    expect(screen.getAllByRole('link', { name: /^Voir l’offre/ })[0]).toHaveAttribute('href', '/carrieres/1');
  });

  it('show their summary as rich text', () => {
    renderScreen(CareersScreen, { content: { job_postings: [posting] } });
    expect(screen.getByText('tanks').tagName).toBe('STRONG');
    expect(screen.getByRole('article')).toHaveTextContent('Welder & fitter');
    expect(screen.getByRole('heading', { level: 2, name: 'Lévis' })).toBeVisible();
  });

  it('stand by location, first those where the brand is', () => {
    const places = ['Trois-Rivières', 'Lévis'];
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((heading) => !heading.endsWith('?'));
    const { unmount } = renderScreen(CareersScreen);
    expect(headings()).toEqual(places);
    unmount();
    renderScreen(CareersScreen, {
      brand: 'rubicuve',
      content: { job_postings: [...demonstration.jobPosting, { ...posting, id: 90, locationId: 99 }] },
    });
    expect(headings()).toEqual([...places.toReversed(), 'Elsewhere']);
    expect(screen.getByText('Repair bays', { exact: false })).toBeVisible();
  });
});

describe('a career', () => {
  it('shows its sections as rich text, and no empty section', () => {
    renderScreen(CareerScreen, { route, path, content: { job_postings: [posting] } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welder & fitter');
    expect(screen.getByText('TIG').tagName).toBe('LI');
    expect(screen.getByRole('heading', { name: 'Job description' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About the company' })).not.toBeInTheDocument();
  });

  it('has a link to apply by e-mail to its location', () => {
    renderScreen(CareerScreen, { route, path, content: { job_postings: [posting] } });
    expect(screen.getByRole('link', { name: 'Send a résumé' })).toHaveAttribute(
      'href',
      'mailto:info@rubicuve.example.com?subject=Welder%20%26%20fitter',
    );
  });

  it('has the e-mail and the telephone for careers, where its location has them', () => {
    const at = { locationId: 2, topic: 'careers' };
    renderScreen(CareerScreen, {
      route,
      path,
      content: {
        job_postings: [posting],
        emails: [
          { id: 1, ...newRow('email', { locationId: 2, email: 'info@rubicuve.example.com' }) },
          { id: 2, ...newRow('email', { ...at, email: '', displayOrder: 2 }) },
          { id: 3, ...newRow('email', { ...at, email: 'jobs@rubicuve.example.com', displayOrder: 3 }) },
        ],
        telephones: [
          { id: 1, ...newRow('telephone', { locationId: '2', telephone: '418 555-0170' }) },
          { id: 2, ...newRow('telephone', { locationId: '2', telephone: '418 555-0179', topic: 'careers' }) },
        ],
      },
    });
    expect(screen.getByRole('link', { name: 'Send a résumé' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:jobs@rubicuve\.example\.com\?/),
    );
    expect(screen.getByRole('link', { name: '418 555-0179' })).toBeVisible();
  });

  it('opens the form to apply or ask, also if its location has no e-mail', () => {
    renderScreen(CareerScreen, { route, path, content: { job_postings: [posting], emails: [] } });
    expect(screen.getByRole('link', { name: 'Apply or ask a question' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ask\?about=career-\d+$/),
    );
    expect(screen.queryByRole('link', { name: 'Send a résumé' })).toBeNull();
  });
});
