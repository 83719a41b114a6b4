import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { maxRichTextLength } from '../../../../src/model/limits';
import { newRow } from '../../../../src/model/schema/rows';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import type { TestServer } from '../../../support/site/server/testServer';
import { administrator, isRecord } from '../../../support/site/server/testServer';
import { buttonIn } from './editing';

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer());
});

afterEach(() => stopEditedServer(server));

const labels = {
  label: 'Emplacement',
  add: /^Ajouter$/,
  edit: /^Modifier\s: /,
  details: /^Détails\s: /,
  save: 'Enregistrer',
} as const;

const storedLocations = async (): Promise<readonly unknown[]> => {
  const { body } = await server.request('GET', '/api/jobPosting/all');
  const rows = isRecord(body) && Array.isArray(body.job_postings) ? body.job_postings : [];
  return rows.filter(isRecord).map(({ locationId }) => locationId);
};

it('a career shows its location, which can be changed', async () => {
  const row = newRow('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeur', displayOrder: 1 });
  const { body } = await server.request('POST', '/api/jobPosting/save', { token, body: row });
  storeSession(administrator.email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'jobPosting', route: 'edit-careers' }} />;
  };
  const id = isRecord(body) ? body.id : 0;
  const { store } = renderScreen(Screen, { language: 'fr', content: { job_postings: [{ ...row, id }] } });
  store.dispatch(sessionStarted({ email: administrator.email }));
  const term = async () => (await screen.findByText(labels.label, { selector: 'dt' })).parentElement;
  fireEvent.click(await buttonIn(document, labels.details));
  expect(await term()).toHaveTextContent('Trois-Rivières');
  const values = [...document.querySelectorAll('dd[lang]')].map(({ textContent }) => textContent);
  expect(values).toEqual(['Soudeur', 'Welder']); // the reader's language first

  fireEvent.click(await buttonIn(document, labels.edit));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByLabelText(labels.label);
  const titles = dialog.getAllByLabelText(/^Titre\s–/).map((field) => field.getAttribute('name'));
  expect(titles).toEqual(['jobTitleFr', 'jobTitleEn']); // the reader's language first
  expect(choice).toHaveDisplayValue('Trois-Rivières');
  expect([...choice.children].map(({ textContent }) => textContent)).toEqual(['Trois-Rivières', 'Lévis']);
  fireEvent.change(choice, { target: { value: '2' } });
  fireEvent.click(dialog.getByText(labels.save));
  await waitFor(() => expect(choice).not.toBeInTheDocument());
  expect(await storedLocations()).toEqual([2]);
  expect(await term()).toHaveTextContent('Lévis');

  fireEvent.click(await buttonIn(document, labels.add));
  expect(await screen.findByLabelText(labels.label)).toHaveDisplayValue('Trois-Rivières');
});

it('a career that lacks a language is not published: it is offered to be saved hidden', async () => {
  storeSession(administrator.email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'jobPosting', route: 'edit-careers' }} />;
  };
  const row = newRow('jobPosting', { jobTitleEn: 'Welder', jobTitleFr: 'Soudeur', displayOrder: 1 });
  const { body } = await server.request('POST', '/api/jobPosting/save', { token, body: row });
  const id = isRecord(body) ? body.id : 0;
  const { store } = renderScreen(Screen, { language: 'fr', content: { job_postings: [{ ...row, id }] } });
  store.dispatch(sessionStarted({ email: administrator.email }));
  fireEvent.click(await buttonIn(document, labels.edit));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Titre\s–\sFrançais/), { target: { value: '' } });
  fireEvent.click(dialog.getByText(labels.save));
  expect(await dialog.findByText(/le français manque/)).toBeVisible();
  expect(await storedLocations()).toHaveLength(1); // visitors still see it as it was
  fireEvent.click(dialog.getByText('Enregistrer comme masqué'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await storedLocations()).toEqual([]);
  const hidden = await server.request('GET', '/api/visibility/all', { token });
  expect(hidden.body).toMatchObject({ job_postings: [{ jobTitleEn: 'Welder', jobTitleFr: '' }] });

  fireEvent.click(await buttonIn(document, /^Publier\s: /));
  expect(await screen.findByText(/^Non publié\s: le français manque/)).toBeVisible();
  expect(await storedLocations()).toEqual([]);

  const saved = (await screen.findByText(/^Modification réussie/)).closest<HTMLElement>('.Toastify__toast');
  fireEvent.click(await buttonIn(saved ?? document, 'Défaire'));
  await screen.findByText('La modification a été défaite.');
  const { body: published } = await server.request('GET', '/api/jobPosting/all');
  expect(published).toMatchObject({ job_postings: [{ jobTitleEn: 'Welder', jobTitleFr: 'Soudeur' }] });
});

describe('the long texts of a career', () => {
  const open = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const row = { id: 1, ...newRow('jobPosting', { jobTitleEn: 'Welder', displayOrder: 1, ...values }) };
    const Screen = () => {
      injectAdminApi(useAppStore());
      return <EditorScreen editor={{ entity: 'jobPosting', route: 'edit-careers' }} />;
    };
    renderScreen(Screen, { language: 'en', content: { job_postings: [row] } });
    fireEvent.click(await buttonIn(document, /^Edit: /));
    await screen.findByRole('dialog');
  };

  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  const shownColumns = () =>
    [...document.querySelectorAll('[role=tabpanel]:not([hidden]) label')].map((label) => label.textContent);

  it('are in tabs, with both languages side by side, and a tab says which language is empty', async () => {
    await open({
      jobSummaryEn: '<p>Welds</p>',
      jobSummaryFr: '<p>Soude</p>',
      jobDescriptionEn: '<p>All</p>',
    });
    expect(tabs()).toEqual(['Summary', 'Job descriptionFrench is empty', 'About the companyEmpty']);
    expect(shownColumns()).toEqual(['Summary – English', 'Summary – French']);
    fireEvent.click(screen.getByRole('tab', { name: /^Job description/ }));
    await waitFor(() =>
      expect(shownColumns()).toEqual(['Job description – English', 'Job description – French']),
    );
  });

  it('show the tab with the text that is too long, when it cannot be saved', async () => {
    await open({ companyDescriptionFr: `<p>${'x'.repeat(maxRichTextLength)}</p>` });
    fireEvent.change(screen.getByLabelText(/^Title – French/), { target: { value: 'Soudeuse' } });
    fireEvent.click(await buttonIn(document, 'Save'));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('To correct'));
    await waitFor(() =>
      expect(shownColumns()).toEqual(['About the company – English', 'About the company – French']),
    );
  });
});
