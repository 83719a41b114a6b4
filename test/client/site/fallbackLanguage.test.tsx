import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import AchievementsScreen from '../../../src/client/site/achievements/AchievementsScreen';
import AssembliesScreen from '../../../src/client/site/assemblies/AssembliesScreen';
import CareerScreen from '../../../src/client/site/careers/CareerScreen';
import EmployeesScreen from '../../../src/client/site/employees/EmployeesScreen';
import PartsScreen from '../../../src/client/site/parts/PartsScreen';
import TankerScreen from '../../../src/client/site/tankers/TankerScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

/** Rows with French alone, but for an engine in both languages. */
const content = {
  tankers: [
    {
      id: 1,
      ...newRow('tanker', {
        nameFr: 'Semi-remorque',
        additionalInformationFr: 'Trois essieux',
        engineEn: 'Six cylinders',
        engineFr: 'Six cylindres',
      }),
    },
  ],
  products: [{ id: 1, ...newRow('product', { nameFr: 'Flexible', descriptionFr: 'Souple' }) }],
  employees: [
    {
      id: 1,
      ...newRow('employee', {
        firstName: 'Ann',
        company: 'Norcuve',
        roleFr: 'Soudeuse',
        descriptionFr: '<p>Elle soude</p>',
      }),
    },
  ],
  realizationTypes: [{ id: 1, ...newRow('realizationType', { realizationTypeFr: 'Routier' }) }],
  realizations: [
    {
      id: 1,
      ...newRow('realization', { realizationTypeId: 1, image: '/1.jpg', descriptionFr: 'Train double' }),
    },
  ],
  assemblyTypes: [{ id: 1, ...newRow('assemblyType', { nameFr: 'Sécurité' }) }],
  assemblies: [
    { id: 1, ...newRow('assembly', { assemblyTypeId: 1, nameFr: 'Arceau', descriptionFr: 'Soudé' }) },
  ],
  job_postings: [
    { id: 1, ...newRow('jobPosting', { jobTitleFr: 'Soudeur', jobDescriptionFr: '<p>Souder</p>' }) },
  ],
};

const languageOf = (text: string) =>
  screen.getAllByText(text).map((element) => element.closest('[lang]')?.getAttribute('lang'));

it.each<[ComponentType, string, string, readonly string[]]>([
  [TankerScreen, '/tankers/:id', '/tankers/1', ['Semi-remorque', 'Trois essieux']],
  [PartsScreen, '/parts', '/parts?part=1', ['Flexible', 'Souple']],
  [EmployeesScreen, '/employees', '/employees?employee=1', ['Soudeuse', 'Elle soude']],
  [AchievementsScreen, '/achievements', '/achievements?achievement=1', ['Routier', 'Train double']],
  [AssembliesScreen, '/assemble-mount', '/assemble-mount?assembly=1', ['Sécurité', 'Arceau', 'Soudé']],
  [CareerScreen, '/careers/:id', '/careers/1', ['Soudeur', 'Souder']],
])(
  'text that only the other language has carries its language (%p, %s)',
  async (Screen, route, path, texts) => {
    document.documentElement.lang = 'en';
    await renderSettledScreen(Screen, { route, path, content });
    if (path.includes('?')) await screen.findByRole('dialog');
    for (const text of texts) expect([text, ...new Set(languageOf(text))]).toEqual([text, 'fr']);
  },
);

it('text that both languages have carries none', async () => {
  await renderSettledScreen(TankerScreen, { route: '/tankers/:id', path: '/tankers/1', content });
  expect(screen.getByText('Six cylinders').closest('[lang]')).toBe(document.documentElement);
});
