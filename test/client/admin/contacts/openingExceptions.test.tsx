import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { dayBegan } from '../../../../src/client/store/site';
import { newRow } from '../../../../src/model/schema/rows';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const Screen = () => {
  injectAdminApi(useAppStore());
  return <ContactsEditorScreen />;
};

const open = (settings: ScreenSettings = {}) => {
  const others = { emails: [], telephones: [], openings: [], openingExceptions: [] };
  const { store } = renderScreen(Screen, { ...settings, content: { ...others, ...settings.content } });
  act(() => void store.dispatch(dayBegan('2026-12-26')));
};

const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(clearToasts);

test('days with other hours are in the order of the days, and those that are over come last with a mark', () => {
  const openingExceptions = [
    { firstDay: '2026-12-24' },
    { firstDay: '2027-01-01' },
    { firstDay: '2026-10-12' },
    { firstDay: '2026-12-23', lastDay: '2026-12-26' },
    { firstDay: '2026-12-28', locationId: 2 },
  ].map((values, index) => ({ id: index + 1, ...newRow('openingException', { locationId: 1, ...values }) }));
  open({ language: 'fr', content: { openingExceptions } });
  const table = section('Jours fériés et autres heures');
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('cell')[1])).toMatchObject([
    { textContent: expect.stringMatching(/23 décembre 2026$/) as unknown },
    { textContent: expect.stringMatching(/1er janvier 2027$/) as unknown },
    { textContent: expect.stringMatching(/24 décembre 2026Passé$/) as unknown },
    { textContent: expect.stringMatching(/12 octobre 2026Passé$/) as unknown },
  ]);
  expect(table.getByRole('button', { name: /^Modifier\s: 24 décembre 2026$/ })).toBeVisible();
  expect(table.queryByRole('button', { name: 'Réordonner' })).not.toBeInTheDocument();
});

test('a new day needs its first day, and the last one must not be before it', async () => {
  open();
  const table = section('Holidays and other hours');
  await userEvent.click(table.getByRole('button', { name: 'Add' }));
  expect(table.getByRole('textbox', { name: 'Opening' })).toHaveAccessibleDescription(
    '08:00, or empty if closed', // a word such as 'Closed' would be the same in both languages
  );
  await paste(table.getByRole('textbox', { name: 'Note in English' }), 'Christmas');
  await userEvent.keyboard('{Enter}');
  expect(await table.findByText('This field is required.')).toBeVisible();
  fireEvent.change(table.getByLabelText(/^First day/), { target: { value: '2026-12-24' } });
  fireEvent.change(table.getByLabelText('Last day'), { target: { value: '2026-01-02' } });
  await userEvent.click(table.getByRole('button', { name: 'Save' }));
  expect(await table.findByText('The last day must not be before the first one.')).toBeVisible();
  fireEvent.change(table.getByLabelText('Last day'), { target: { value: '2027-01-02' } });
  await waitForElementToBeRemoved(() => table.queryByText('The last day must not be before the first one.'));
});

test('the form says while one types that a day has other hours already, and can be saved', async () => {
  const openingExceptions = [
    {
      id: 1,
      ...newRow('openingException', { locationId: 1, firstDay: '2026-12-24', noteFr: 'Veille de Noël' }),
    },
  ];
  open({ language: 'fr', content: { openingExceptions } });
  const table = section('Jours fériés et autres heures');
  await userEvent.click(table.getByRole('button', { name: 'Ajouter' }));
  const firstDay = table.getByLabelText(/^Premier jour/);
  fireEvent.change(firstDay, { target: { value: '2026-12-23' } });
  expect(table.queryByText(/Il y a déjà des heures/)).not.toBeInTheDocument();
  fireEvent.change(table.getByLabelText('Dernier jour'), { target: { value: '2026-12-25' } });
  expect(
    await table.findByText(/Il y a déjà des heures pour ce jour.*24 décembre 2026.*pourraient voir les deux/),
  ).toBeVisible();
  expect(firstDay).toBeValid();
});

test.each([
  [
    'en',
    { section: 'Holidays and other hours', add: 'Add', save: 'Save', names: ['Opening', 'Closing'] },
    [
      ['Opening', ['25:99', '17:00'], 'Enter a time from 0:00 to 24:00, such as 8:00 or 17:30.'],
      ['Closing', ['17:00', '9h'], 'The closing must be later than the opening. Midnight is 24:00.'],
      ['Closing', ['17:00', ''], 'Enter both times, or leave both empty.'],
    ],
  ],
  [
    'fr',
    {
      section: 'Jours fériés et autres heures',
      add: 'Ajouter',
      save: 'Enregistrer',
      names: ['Ouverture', 'Fermeture'],
    },
    [
      ['Ouverture', ['25:99', '17:00'], 'Entrez une heure de 0 h à 24 h, comme 8 h ou 17 h 30.'],
      ['Fermeture', ['17:00', '9h'], 'La fermeture doit suivre l’ouverture. Minuit s’écrit 24 h.'],
      ['Fermeture', ['', '17:00'], 'Entrez les deux heures, ou laissez les deux vides.'],
    ],
  ],
] as const)('in %s the field says what is wrong with the hours', async (language, words, mistakes) => {
  open({ language });
  const table = section(words.section);
  fireEvent.click(table.getByRole('button', { name: words.add }));
  const inputs = words.names.map((name) => table.getByRole('textbox', { name }));
  for (const [field, hours, error] of mistakes) {
    inputs.forEach((input, index) => fireEvent.change(input, { target: { value: hours[index] } }));
    await userEvent.click(table.getByRole('button', { name: words.save }));
    const message = await table.findByText((text) => text.replaceAll('\u00a0', ' ') === error);
    expect(message).toBeVisible();
    expect(inputs[words.names.findIndex((name) => name === field)]).toBeInvalid();
  }
});

test.each([
  ['the hours of the week', 'Opening hours', 'openings', { nameEn: 'Yard', nameFr: 'Cour' }],
  ['a day with other hours', 'Holidays and other hours', 'openingExceptions', { firstDay: '2026-12-28' }],
] as const)(
  '%s are stored in one form, and a name beside hours that another client wrote can be corrected',
  async (_name, region, collection, values) => {
    const sent: unknown[] = [];
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      if (input instanceof Request && input.method === 'PUT') sent.push(await input.clone().json());
      return Response.json({ status: 'success' });
    });
    const entity = collection === 'openings' ? 'opening' : 'openingException';
    const row = { ...newRow(entity, { locationId: 1, ...values }), opening: '8 h à 17 h', closing: '' };
    const usual = collection === 'openings' ? { closing: 'Fermé' } : {};
    open({ content: { [collection]: [{ ...row, ...usual, id: 1 }] } });
    const table = section(region);
    const edit = async (name: string, value: string) => {
      await userEvent.click(await table.findByRole('button', { name: /^Edit/ }));
      fireEvent.change(table.getByRole('textbox', { name }), { target: { value } });
      return table;
    };
    const other = collection === 'openings' ? 'Name in English' : 'Note in English';
    await edit(other, 'Corrected');
    await userEvent.click(table.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(JSON.stringify(sent)).toContain('Corrected'));
    expect(JSON.stringify(sent)).not.toContain('opening');
    await edit('Opening', '9 h');
    fireEvent.change(table.getByRole('textbox', { name: 'Closing' }), { target: { value: '17h30' } });
    await userEvent.click(table.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(JSON.stringify(sent)).toContain('"opening":"09:00","closing":"17:30"'));
    fetched.mockRestore();
  },
);

test.each([
  ['norcuve', ['Sales and parts', '8:00 a.m. to 4:00 p.m.'], 'Edit Sales and parts'],
  ['propacuve', ['Reception', '8:00 a.m. to 4:00 p.m.'], 'Edit Reception'],
] as const)('the hours of Friday are edited beside the others, in the site %s', async (brand, row, edit) => {
  open({ brand });
  const friday = section('Hours on Friday');
  const [name, hours] = row;
  expect(friday.getByRole('row', { name: new RegExp(name) })).toHaveTextContent(hours);
  await userEvent.click(friday.getByRole('button', { name: edit }));
  expect(friday.getByRole('textbox', { name: `English text, ${name}` })).toHaveDisplayValue(
    /^8:00.a\.m\. to 4:00.p\.m\.$/,
  );
  expect(friday.getByRole('textbox', { name: `French text, ${name}` })).toHaveDisplayValue(/^8.h à 16.h$/);
  expect(section('Telephones').getByRole('button', { name: 'Add' })).toBeDisabled();
});
