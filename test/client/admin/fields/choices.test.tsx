import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { editors } from '../../../../src/model/schema/editors';
import type { EntityName, NewRow } from '../../../../src/model/schema/entities';
import { entities } from '../../../../src/model/schema/entities';
import type { Language } from '../../../../src/model/site/languages';
import { newRow } from '../../../../src/model/schema/rows';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The editor of a kind, with the dialog of its only row open. */
const edit = async <Name extends EntityName>(
  entity: Name,
  values: Partial<NewRow<Name>>,
  language: Language,
) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const editor = editors.find((each) => each.entity === entity);
  if (!editor) throw new Error(`${entity} has no editor`);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={editor} />;
  };
  const row = { id: 1, ...newRow(entity, values) };
  const saved = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ status: 'success', message: '' }));
  renderScreen(Screen, { language, content: { [entities[entity].collection]: [row] } });
  fireEvent.click(screen.getByRole('button', { name: language === 'en' ? /^Edit: / : /^Modifier\s: / }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    choose: (label: string, option: string) => {
      const choice = dialog.getByLabelText(label);
      const found = within(choice).getByText((text) => plain(text) === option);
      fireEvent.change(choice, { target: { value: found.getAttribute('value') } });
    },
    save: async (): Promise<unknown> => {
      fireEvent.click(dialog.getByRole('button', { name: language === 'en' ? 'Save' : 'Enregistrer' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
      const [request] = saved.mock.calls[0] ?? [];
      return JSON.parse(await (request as Request).clone().text()) as unknown;
    },
  };
};

const optionsOf = (choice: HTMLElement): readonly (string | null)[] =>
  [...choice.children].map(({ textContent }) => textContent);

it('a tanker is a truck or a trailer, new or used, and has an availability with a month', async () => {
  const { dialog, choose, save } = await edit('tanker', { nameEn: 'T', condition: 'used' }, 'fr');
  expect(dialog.getByLabelText('Camion ou remorque')).toHaveDisplayValue('Camion');
  expect(dialog.getByLabelText('État')).toHaveDisplayValue('D’occasion');
  const availability = dialog.getByLabelText('Disponibilité');
  const states = ['Non précisé', 'En stock', 'Sur commande', 'Vendu', 'Sur demande'];
  expect(optionsOf(availability)).toEqual(states);
  choose('Camion ou remorque', 'Remorque');
  choose('Disponibilité', 'Sur commande');
  expect(dialog.getByLabelText('Mois')).toHaveDisplayValue('Pas encore connu');
  const [, , month] = [...dialog.getByLabelText('Mois').children];
  fireEvent.change(dialog.getByLabelText('Mois'), { target: { value: month?.getAttribute('value') } });
  expect(availability).toHaveDisplayValue('Sur commande');
  expect(dialog.getByLabelText('Mois')).toHaveDisplayValue(month?.textContent ?? '');
  expect(await save()).toMatchObject([
    { tankerTypeId: 2, availability: `onOrder:${month?.getAttribute('value')}` },
  ]);
});

it('a value of an older client stays readable, and can be kept', async () => {
  const old = { nameEn: 'T', tankerTypeId: 7, condition: 'rebuilt', availability: 'En stock / In stock' };
  const { dialog, choose, save } = await edit('tanker', old, 'en');
  expect(dialog.getByLabelText('Truck or trailer')).toHaveDisplayValue('7');
  expect(dialog.getByLabelText('Condition')).toHaveDisplayValue('rebuilt');
  expect(dialog.getByLabelText('Availability')).toHaveDisplayValue('En stock / In stock');
  choose('Condition', 'Not stated');
  const [saved] = (await save()) as readonly Record<string, unknown>[];
  expect(saved).toMatchObject({ condition: '' });
  expect(saved).not.toHaveProperty('availability', expect.not.stringContaining('En stock / In stock'));
});

it('a month that is past or far away stays', async () => {
  const { dialog } = await edit('tanker', { nameEn: 'T', availability: 'onOrder:2020-03' }, 'en');
  expect(dialog.getByLabelText('Availability')).toHaveDisplayValue('On order');
  expect(dialog.getByLabelText('Month')).toHaveDisplayValue('March 2020');
});

it('the group of a part offers the groups of the other parts', async () => {
  const part = { nameEn: 'Hose', categoryEn: 'Delivery', categoryFr: 'Livraison' };
  const { dialog } = await edit('product', part, 'en');
  const input = dialog.getByLabelText('Group – French');
  const offered = document.getElementById(input.getAttribute('list') ?? '');
  expect([...(offered?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(['Livraison']);
});
