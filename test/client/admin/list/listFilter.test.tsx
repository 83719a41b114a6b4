import { act, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { hiddenLoaded } from '../../../../src/client/store/content/hiddenRows';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sampleRow } from '../../../support/data/factories';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';
import { openTankers, shownTankers as rows } from './openTankers';

const words = {
  en: {
    search: 'Search in this list',
    add: 'Add',
  },
  fr: {
    search: 'Rechercher dans cette liste',
    reorder: 'Réordonner',
    countMessage: (shown: number, count: number) =>
      `${shown} sur ${count} éléments. Affichez toute la liste pour la réordonner.`,
    none: 'Aucun élément ne correspond à votre recherche.',
  },
} as const;

const rowCount = 9;

const open = (language: 'en' | 'fr') => {
  const tankers = Array.from({ length: rowCount }, (_, index) => ({
    id: index + 1,
    nameEn: index === 6 ? 'Used truck' : `Tanker ${index + 1}`,
    nameFr: index === 6 ? 'Camion usagé' : `Citerne ${index + 1}`,
    additionalInformationEn: index === 8 ? 'With a heater' : '',
    displayOrder: index + 1,
  }));
  return openTankers(language, tankers);
};

it('shows what each employee does, and sorts by it', async () => {
  const employees = [
    { id: 1, firstName: 'Ann', roleEn: 'Welder', roleFr: 'Soudeuse', company: 'Norcuve', displayOrder: 1 },
    { id: 2, firstName: 'Bob', roleEn: 'Buyer', roleFr: 'Acheteur', company: 'Norcuve', displayOrder: 2 },
  ];
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <EditorScreen editor={{ entity: 'employee', route: 'edit-employees' }} />;
    },
    { language: 'fr', content: { employees } },
  );
  const cells = () =>
    within(screen.getByRole('table', { name: 'Employés' }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter((text) => /Soudeuse|Acheteur/.test(text));
  expect(cells()).toEqual(['Soudeuse', 'Acheteur']);
  await userEvent.click(screen.getByRole('button', { name: 'Fonction' }));
  await waitFor(() => expect(cells()).toEqual(['Acheteur', 'Soudeuse']));
});

describe('a list', () => {
  it('can be searched by any words in either language, ignoring accents', async () => {
    open('fr');
    const box = screen.getByRole('searchbox', { name: words.fr.search });
    await paste(box, 'usage camion');
    await waitFor(() => expect(rows('fr')).toEqual(['Camion usagé']));
    expect(screen.getByText((text) => plain(text) === words.fr.countMessage(1, rowCount))).toBeVisible();
    expect(screen.getByRole('button', { name: words.fr.reorder })).toBeDisabled();
    await userEvent.clear(box);
    await userEvent.type(box, 'HEATER');
    await waitFor(() => expect(rows('fr')).toEqual(['Citerne 9']));
    await paste(box, ' nowhere');
    expect(await screen.findByText(words.fr.none)).toBeVisible();
    await userEvent.clear(box);
    await waitFor(() => expect(rows('fr')).toHaveLength(rowCount));
    expect(screen.getByRole('button', { name: words.fr.reorder })).toBeEnabled();
  });

  it('shows all rows while a row is added', async () => {
    open('en');
    await paste(screen.getByRole('searchbox', { name: words.en.search }), 'heater');
    await userEvent.click(screen.getByRole('button', { name: words.en.add }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('searchbox', { name: words.en.search, hidden: true })).toHaveValue('');
  });

  it.each([
    ['en', '0 of 1 item. Show'],
    ['fr', '0 sur 1 élément. Affichez'],
  ] as const)('in %s, counts a single row in the singular: %s', async (language, message) => {
    const { store } = open(language);
    await paste(screen.getByRole('searchbox', { name: words[language].search }), 'nowhere');
    await screen.findByText(/^0 .*9/);
    act(() => {
      for (let id = 2; id <= rowCount; id += 1) store.dispatch(rowDeleted({ entity: 'tanker', id }));
    });
    expect(screen.getByText((text) => plain(text).startsWith(message))).toBeVisible();
  });

  it('shows only the rows without a picture, or with a text in one language only', async () => {
    const tanker = (id: number, image: string, nameFr: string) => ({
      id,
      displayOrder: id,
      ...{ image, nameFr, nameEn: `Tanker ${id}` },
    });
    const tankers = [tanker(1, '', 'Citerne 1'), tanker(2, '/2.jpg', ''), tanker(3, '/3.jpg', 'Citerne 3')];
    openTankers('en', tankers);
    const choice = screen.getByRole('combobox', { name: 'Show' });
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
      'All (3)',
      'Missing translation (1)',
      'Without picture (1)',
    ]);
    await userEvent.selectOptions(choice, 'Without picture (1)');
    expect(rows('en')).toEqual(['Tanker 1']);
    await userEvent.selectOptions(choice, 'Missing translation (1)');
    expect(rows('en')).toEqual(['Tanker 2']);
    expect(screen.getByText('1 of 3 items. Show the whole list to reorder it.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reorder' })).toBeDisabled();
  });

  it('stays narrowed to the scheduled rows while their schedules change', async () => {
    const tankers = [1, 2, 3].map((id) => ({ id, displayOrder: id, nameEn: `Tanker ${id}` }));
    const { store } = openTankers('en', tankers);
    const schedule = (version: number, ...ids: readonly number[]) =>
      act(() => {
        const visibility = ids.map((rowId) => ({
          ...{ id: rowId, entity: 'tanker' as const, rowId, isHidden: false },
          ...{ onlineAt: '', offlineAt: '2099-03-14T11:30Z' },
        }));
        store.dispatch(hiddenLoaded({ version, rows: {}, visibility, timeZone: 'America/Toronto' }));
      });
    schedule(1, 1, 2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Scheduled (2)');
    expect(rows('en')).toEqual(['Tanker 1', 'Tanker 2']);
    schedule(2, 3);
    expect(rows('en')).toEqual(['Tanker 3']);
  });
});

it('employees are listed by company, which the address keeps, and a row opens to show all its fields', async () => {
  const employees = ['Norcuve', 'Rubicuve', 'Rubicuve'].map((company, index) => ({
    ...sampleRow('employee'),
    ...{ firstName: `Ann ${index}`, lastName: 'Roy', company, displayOrder: index + 1, id: index + 1 },
  }));
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'employee', route: 'edit-employees' }} />;
  };
  const show = (path: string) =>
    renderScreen(Screen, { route: '/edit-employees', path, content: { employees } });
  const names = () =>
    [...document.querySelectorAll('[data-row]')].map((row) => row.querySelector('p')?.textContent);
  const { history, unmount } = show('/edit-employees');
  expect(names()).toEqual(['Ann 0 Roy']);
  await userEvent.click(screen.getByRole('radio', { name: 'Rubicuve' }));
  expect(names()).toEqual(['Ann 1 Roy', 'Ann 2 Roy']);
  const address = history.address();
  unmount();
  show(address); // as after a reload
  expect(screen.getByRole('radio', { name: 'Rubicuve' })).toBeChecked();
  expect(names()).toEqual(['Ann 1 Roy', 'Ann 2 Roy']);

  const opener = screen.getByRole('button', { name: 'Details: Ann 1 Roy' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'First name',
    'Last name',
    'E-mail',
    ...['Role – English', 'Role – French'],
    ...['Description – English', 'Description – French'],
    'Department',
    'Company',
  ]); // and no fields of other rows
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Rubicuve');
  await userEvent.click(opener);
  await waitFor(() => expect(screen.queryByRole('term')).toBeNull());
});
