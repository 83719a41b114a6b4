import { screen, within } from '@testing-library/react';
import CertificationsScreen from '../../../src/client/site/certifications/CertificationsScreen';
import { plain, renderScreen } from '../../support/jsdom/renderScreen';

const tables = (): string[][][] =>
  screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => plain(cell.textContent))),
  );

describe('the certifications', () => {
  it('list the requirements of both authorities, with codes and intervals', () => {
    renderScreen(CertificationsScreen);
    const [tank, meters] = tables();
    expect(tank).toHaveLength(10);
    expect(tank).toContainEqual(['UC', 'Upper coupler inspection', '5 years']);
    expect(tank).toContainEqual(['T', 'Thickness test', 'As needed']);
    expect(meters).toEqual([
      ['Distillates and gasoline', '2 years'],
      ['Lubricating oils', '2 years'],
      ['Propane', '1 year'],
    ]);
    expect(screen.getByText('25-0555')).toBeVisible();
    expect(screen.getByText('AV-0555')).toBeVisible();
    expect(screen.getByRole('link', { name: '819 555-0142' })).toBeVisible(); // the first: none is for inspections
  });

  it('of the propane brand have other texts and another registration, propane first, and nothing for gasoline', () => {
    renderScreen(CertificationsScreen, { brand: 'propacuve', language: 'fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Certifications pour le propane');
    expect(screen.getByText('25-0556')).toBeVisible();
    expect(screen.getByRole('link', { name: '819 555-0191' })).toBeVisible(); // inspections
    const [tank, meters] = tables();
    expect(meters?.[0]).toEqual(['Propane', '1 an']);
    expect(tank?.map(([code]) => code)).toEqual(['V', 'I', 'K', 'P', 'UC', 'WF', 'T', '–']);
  });

  it('are texts that an administrator edits', () => {
    renderScreen(CertificationsScreen, { texts: { 'shared/leakage-interval': '18 months' } });
    expect(tables()[0]).toContainEqual(['K', 'Leakage test', '18 months']);
  });
});
