import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { useNavigate } from 'react-router';
import { demonstration } from '../../../../src/content/rows';
import { entities, entityNames } from '../../../../src/model/schema/entities';
import { editors } from '../../../../src/model/schema/editors';
import type { EditorRoute } from '../../../../src/model/schema/editors';
import { openPage } from './openPalette';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** A few rows of each kind. An editor renders all rows behind the form. The form of a tanker has many fields, that of a part few. */
const content = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, demonstration[name].slice(0, 3)]),
);

const open = (settings: Parameters<typeof openPage>[0]) => openPage({ content, ...settings });

const editorPage = (route: EditorRoute) => {
  const editor = editors.find((each) => each.route === route);
  if (!editor) throw new Error(`There is no editor ${route}.`);
  const other = `/${route}?open=${editor.entity}-2`;
  return function EditorPage() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate(other)}>
          Other
        </button>
        <EditorScreen editor={editor} />
      </>
    );
  };
};

/** Waits for the dialog. Queries by role are slow on a whole page. */
const dialog = (name: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>('[role=dialog]');
    if (!element) throw new Error('No dialog is open.');
    expect(element).toHaveAccessibleName(expect.stringMatching(name));
    return element;
  });

it.each([
  ['edit-parts', '/edit-parts?open=product-1', /^Edit: part/],
  ['edit-achievements', '/edit-achievements?type=2&open=realizationType-2', /^Edit: achievement type/],
  ['edit-manufacturers', '/edit-manufacturers?open=manufacturer-new', /^Add: manufacturer/],
] as const)('an address of %s opens a form once: %s', async (route, path, name) => {
  const { history } = open({ Page: editorPage(route), path });
  const form = await dialog(name);
  await waitFor(() => expect(history.address()).not.toContain('open='));
  fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
});

it('a link opens the form of another row in place of the open one', async () => {
  open({ Page: editorPage('edit-parts'), path: '/edit-parts?open=product-1' });
  await dialog(/^Edit: part/);
  const name = await screen.findByLabelText('Name in English');
  const [first] = [(name as HTMLInputElement).value];
  fireEvent.change(name, { target: { value: 'Typed before' } });
  fireEvent.click(screen.getByText('Other'));
  await waitFor(() => {
    const { value } = screen.getByLabelText<HTMLInputElement>('Name in English');
    expect(value).not.toBe('Typed before');
    expect(value).not.toBe(first);
  });
});

it('a row that does not exist opens nothing, and other forms stay open', async () => {
  open({ Page: editorPage('edit-parts'), path: '/edit-parts?open=product-999999' });
  fireEvent.click(screen.getByText('Add', { selector: 'button' }));
  await dialog(/^Add: part/);
  await screen.findByLabelText('Name in English');
});

it.each([
  ['edit-careers', '/edit-careers?open=jobPosting-new&locationId=2', /^Location/, 'Lévis'],
  ['edit-achievements', '/edit-achievements?brand=fuel&type=2&open=realization-new', /^Type/, undefined],
] as const)(
  'an address of %s adds a row in the group that it names, once: %s',
  async (route, path, label, name) => {
    const { history } = open({ Page: editorPage(route), path });
    const form = await dialog(/^Add/);
    const group = await screen.findByLabelText<HTMLSelectElement>(label);
    if (name === undefined) expect(group).toHaveValue('2');
    else expect(group).toHaveDisplayValue(name);
    await waitFor(() => expect(history.address()).not.toMatch(/open=|locationId=/));
    fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    if (name === undefined) return;
    fireEvent.click(screen.getByText('Add', { selector: 'button' }));
    await dialog(/^Add/);
    expect(await screen.findByLabelText(label)).toHaveDisplayValue('Trois-Rivières');
  },
);

it.each([
  ['of a telephone in its table', 'telephone-1'],
  ['of a telephone at its number', 'telephone-1.telephone'],
])('an address opens the form %s', async (_place, row) => {
  open({
    Page: ContactsEditorScreen,
    path: `/edit-contacts?brand=fuel&location=1&open=${row}`,
    content: { ...content, emails: [], openings: [], openingExceptions: [] },
  });
  await waitFor(() => expect(screen.getByDisplayValue('819 555-0142')).toBeVisible());
  if (row.includes('.')) await waitFor(() => expect(screen.getByDisplayValue('819 555-0142')).toHaveFocus());
});

it('an address opens the form of a text', async () => {
  open({
    Page: TextsEditorScreen,
    route: '/edit-resources/:classKey',
    path: '/edit-resources/home?open=commitment',
  });
  expect(await screen.findByLabelText('English text, commitment')).toHaveFocus();
});

it('Ctrl+S saves the text that is edited', async () => {
  const { store } = open({
    Page: TextsEditorScreen,
    route: '/edit-resources/:classKey',
    path: '/edit-resources/home?open=commitment',
  });
  const field = await screen.findByLabelText('English text, commitment');
  fireEvent.change(field, { target: { value: 'We keep our word' } });
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  await waitFor(() => expect(JSON.stringify(store.getState().resources)).toContain('We keep our word'));
});

describe('a link to a text that is followed while another one is saved', () => {
  const label = (key: string): string => `English text, ${key}`;

  const TextsPage = () => {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate('/edit-resources/home?open=mission')}>
          Other
        </button>
        <TextsEditorScreen />
      </>
    );
  };

  const save = async () => {
    const pending: ((response: Response) => void)[] = [];
    jest.mocked(fetch).mockImplementation((input) =>
      (input as Request).method === 'GET'
        ? Promise.resolve(Response.json({}))
        : new Promise((resolve) => {
            pending.push(resolve);
          }),
    );
    open({
      Page: TextsPage,
      route: '/edit-resources/:classKey',
      path: '/edit-resources/home?open=commitment',
    });
    const field = await screen.findByLabelText(label('commitment'));
    fireEvent.change(field, { target: { value: 'We keep our word' } });
    fireEvent.keyDown(field, { key: 's', ctrlKey: true });
    await waitFor(() => expect(pending).toHaveLength(1));
    fireEvent.click(screen.getByText('Other'));
    return {
      field,
      respond: (status: number) => pending[0]?.(Response.json({ message: 'Done.' }, { status })),
    };
  };

  it('opens its form after the save', async () => {
    const { respond } = await save();
    respond(200);
    expect(await screen.findByLabelText(label('mission'))).toHaveFocus();
    expect(screen.queryByLabelText(label('commitment'))).toBeNull();
  });

  it('leaves the form of a failed save open until it is closed', async () => {
    const { field, respond } = await save();
    respond(500);
    await screen.findByText(/^The text was not saved/);
    expect(field).toHaveValue('We keep our word');
    fireEvent.click(screen.getByText('Cancel'));
    expect(await screen.findByLabelText(label('mission'))).toHaveFocus();
  });
});
