import { act, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { dayBegan } from '../../../../src/client/store/site';
import { newRow } from '../../../../src/model/schema/rows';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const Screen = () => {
  injectAdminApi(useAppStore());
  return <ContactsEditorScreen />;
};

const open = (settings: ScreenSettings = {}) => {
  const { store } = renderScreen(Screen, settings);
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
  expect(table.queryByRole('button', { name: 'Réordonner' })).not.toBeInTheDocument();
});

test('a new day needs its first day, and the last one must not be before it', async () => {
  open();
  const table = section('Holidays and other hours');
  await userEvent.click(table.getByRole('button', { name: 'Add' }));
  expect(table.getByRole('textbox', { name: 'Opening' })).toHaveAccessibleDescription(
    '08:00, or empty if closed', // a word such as 'Closed' would be the same in both languages
  );
  await userEvent.type(table.getByRole('textbox', { name: 'Note in English' }), 'Christmas{Enter}');
  expect(await table.findByText('This field is required.')).toBeVisible();
  fireEvent.change(table.getByLabelText(/^First day/), { target: { value: '2026-12-24' } });
  fireEvent.change(table.getByLabelText('Last day'), { target: { value: '2026-01-02' } });
  await userEvent.click(table.getByRole('button', { name: 'Save' }));
  expect(await table.findByText('The last day must not be before the first one.')).toBeVisible();
  fireEvent.change(table.getByLabelText('Last day'), { target: { value: '2027-01-02' } });
  await waitForElementToBeRemoved(() => table.queryByText('The last day must not be before the first one.'));
});

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
