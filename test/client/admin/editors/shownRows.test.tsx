import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { BrandId } from '../../../../src/model/site/brands';
import { newRow } from '../../../../src/model/schema/rows';
import { FakeUpload } from '../fakeUpload';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';

/* The list that an editor shows, and where the administrator sees a row after a save. */

const employee = (firstName: string, index: number) => ({
  id: index + 1,
  ...newRow('employee', { firstName, lastName: 'Roy', company: 'Norcuve', displayOrder: index + 1 }),
});

const employees = ['Ann', 'Bob'].map(employee);

const words = {
  en: { add: 'Add', save: 'Save', first: 'First name', last: 'Last name', edit: 'Edit: Ann Roy' },
  fr: { company: 'Entreprise', save: 'Enregistrer', edit: /^Modifier\s: Ann Roy$/ },
} as const;

const open = (language: 'en' | 'fr', rows = employees) => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'employee', route: 'edit-employees' }} />;
  };
  renderScreen(Screen, { language, content: { employees: rows } });
};

beforeEach(() => {
  // The responses arrive outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ id: 3 })));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

/** Presses the only button with this label or text. Queries by role are slow in a list of many rows. */
const press = (name: string | RegExp): void => {
  const isNamed = (words: string): boolean => (typeof name === 'string' ? words === name : name.test(words));
  const found = [...document.querySelectorAll('button')].filter(({ ariaLabel, textContent }) =>
    isNamed(ariaLabel ?? textContent),
  );
  expect(found).toHaveLength(1);
  for (const button of found) fireEvent.click(button);
};

/** Adds an employee. @returns the new row */
const addEmployee = async (): Promise<Element | null> => {
  press(words.en.add);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(words.en.first), { target: { value: 'Zoe' } });
  fireEvent.change(dialog.getByLabelText(words.en.last), { target: { value: 'Roy' } });
  fireEvent.click(dialog.getByText(words.en.save));
  return (await screen.findByText('New')).closest('[data-row]');
};

it('a new row is scrolled to once the dialog is gone, and marked', async () => {
  const openDialogs: number[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    openDialogs.push(document.querySelectorAll('[role=dialog]').length);
  });
  open('en');
  const row = await addEmployee();
  expect(row).toHaveTextContent('Zoe Roy');
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(row));
  expect(openDialogs).toEqual([0]); // a dialog locks the scrolling of the page
  press(words.en.edit);
  expect(screen.getAllByText('New')).toHaveLength(1);
});

it('a new row of a long list is scrolled to', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ id: 999 })));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60); // else every row is in sight
  open(
    'en',
    Array.from({ length: 120 }, (_, index) => employee('Ann', index)),
  );
  const row = await addEmployee();
  expect(row).toHaveTextContent('Zoe Roy');
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(121); // the others are not mounted
  await waitFor(() => expect(scroll.mock.contexts).toContain(row));
});

/** Opens an editor whose pictures are uploaded to a host. */
const openPictures = (Screen: () => ReactNode, content: ScreenSettings['content']): void => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ids: [8, 9] })));
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  const limits = { maxImages: 5, maxImageBytes: 100, maxFileBytes: 100 };
  const { store } = renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <Screen />;
    },
    { content: { ...content } },
  );
  store.dispatch(
    sessionConfirmed({
      email: 'admin@example.com',
      isSuperUser: false,
      imageHost: { url: '/api/image', clientId: 'id', ...limits },
    }),
  );
  FakeUpload.all.length = 0;
};

/** Uploads files, of which some may be rejected before. */
const upload = async (where: ParentNode, files: readonly File[], count: number): Promise<void> => {
  fireEvent.change(where.querySelector('input[type=file]') ?? document.body, { target: { files } });
  for (let sent = 1; sent <= count; sent += 1) {
    await waitFor(() => expect(FakeUpload.all).toHaveLength(sent));
    FakeUpload.all.at(-1)?.respond(200, { data: { link: `/${sent}.png` } });
  }
};

const png = (name: string): File => new File(['x'], name, { type: 'image/png' });

it('a new picture in a dialog is scrolled to while the dialog is open', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  openPictures(() => <EditorScreen editor={{ entity: 'tanker', route: 'edit-tankers' }} />, {
    tankers: [{ id: 1, ...newRow('tanker', { nameEn: 'Unit' }) }],
    tankerImages: [],
  });
  press('Edit: Unit');
  const section = await screen.findByRole('region', { name: 'More pictures' });
  await upload(section, [png('two.png')], 1);
  const row = (await within(section).findByText('New')).closest('[data-row]');
  await waitFor(() => expect(scroll.mock.contexts).toContain(row));
  expect(screen.getByRole('dialog')).toContainElement(section);
});

it.each([
  ['and the first one is scrolled to', []],
  ['and the page stays where it says which file was rejected', ['notes.txt']],
])('new pictures are marked, %s', async (_, wrongFiles) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  openPictures(() => <EditorScreen editor={{ entity: 'galleryImage', route: 'edit-gallery' }} />, {
    galleryImages: [{ id: 7, ...newRow('galleryImage', { image: '/one.png' }) }],
  });
  const texts = wrongFiles.map((name) => new File(['x'], name, { type: 'text/plain' }));
  await upload(document, [png('two.png'), png('three.png'), ...texts], 2);
  const marks = await screen.findAllByText('New');
  expect(marks).toHaveLength(2);
  expect(scroll.mock.contexts).toEqual(wrongFiles.length > 0 ? [] : [marks[0]?.closest('[data-row]')]);
  wrongFiles.forEach((name) => expect(screen.getByText(name)).toBeVisible());
});

it('a new contact is marked and scrolled to', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderScreen(
    () => {
      injectAdminApi(useAppStore());
      return <ContactsEditorScreen />;
    },
    { content: { emails: [], telephones: [], openings: [] } },
  );
  const table = within(screen.getByRole('region', { name: 'E-mails' }));
  fireEvent.click(table.getByText('Add'));
  for (const [label, value] of Object.entries({
    'Name in English': 'Sales',
    'Name in French': 'Ventes',
    'E-mail': 'sales@example.com',
  }))
    fireEvent.change(table.getByRole('textbox', { name: label }), { target: { value } });
  fireEvent.click(table.getByText('Save'));
  const row = (await screen.findByText('New')).closest('tr');
  expect(row).toHaveTextContent('sales@example.com');
  expect(scroll.mock.contexts.at(-1)).toBe(row);
});

it('a row that left the list by an edit says where it is, with a link', async () => {
  open('fr');
  press(words.fr.edit);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(words.fr.company), { target: { value: 'Rubicuve' } });
  fireEvent.click(dialog.getByText(words.fr.save));
  expect(await screen.findByText(/« Ann Roy » a quitté cette liste\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.fr.edit, hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /^Afficher la liste\s: Rubicuve$/, hidden: true }));
  expect(await screen.findByRole('button', { name: words.fr.edit, hidden: true })).toBeVisible();
  expect(screen.queryByText(/a quitté cette liste/)).toBeNull();
});

it('where the portrait of an employee is missing, the form and the list draw a person', async () => {
  open('en');
  press(words.en.edit);
  await screen.findByRole('dialog');
  const drawings = [...document.querySelectorAll('svg[viewBox="0 0 120 60"]')];
  expect(drawings).toHaveLength(employees.length + 1);
  for (const drawing of drawings) expect(drawing.querySelectorAll('circle')).toHaveLength(1); // a truck has three wheels
});

const assemblyTypes = ['Mounting', 'Safety'].map((nameEn, index) => ({
  id: index + 1,
  ...newRow('assemblyType', { nameEn, displayOrder: index + 1 }),
}));

const assemblies = (['norcuve', 'propacuve'] as const).map((brand, index) => ({
  id: index + 1,
  ...newRow('assembly', {
    assemblyTypeId: index + 1,
    nameEn: brand,
    isCertipropane: brand === 'propacuve',
    displayOrder: 1,
  }),
}));

it.each<[BrandId, string]>([
  ['norcuve', 'Mounting'],
  ['propacuve', 'Safety'],
])('the editor of assemblies shows for %s the first type that has assemblies', (brand, type) => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'assembly', route: 'edit-assemblies' }} />;
  };
  renderScreen(Screen, { brand, content: { assemblyTypes, assemblies } });
  expect(screen.getByRole('combobox', { name: 'assembly type' })).toHaveDisplayValue(new RegExp(type));
  expect(screen.getByText(brand)).toBeVisible();
});
