import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  click,
  find,
  OnPageEditing,
  popover,
  press,
  tools,
  type,
} from '../../../support/jsdom/onPageEditing';
import { saveSample } from '../../../support/data/factories';
import { FakeUpload } from '../fakeUpload';

/* An administrator edits rows where a public page shows them. */

let editing: OnPageEditing;

beforeAll(async () => {
  editing = await OnPageEditing.start();
});

afterAll(() => editing.stop());

const closePage = (): void => editing.site?.close();

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Opens what shows these words. */
const open = async (words: string, title: string | RegExp): Promise<HTMLElement> => {
  const [shown] = await screen.findAllByText(words);
  if (shown) click(shown);
  return popover(title);
};

describe('in the list of careers', () => {
  let welder: number;

  beforeAll(async () => {
    const [night, rigger] = [
      { jobTitleEn: 'Night welder', jobTitleFr: 'Soudeur de nuit' },
      { jobTitleEn: 'Rigger', jobTitleFr: 'Gréeur', locationId: 2 },
    ];
    welder = (await saveSample(editing.server, editing.token, 'jobPosting', night)).id;
    await saveSample(editing.server, editing.token, 'jobPosting', rigger);
    await editing.editAt('/careers', { brand: 'norcuve' });
  });

  afterAll(closePage);

  it('empties a language of a posting only if it is hidden first', async () => {
    const dialog = await open('Night welder', 'Night welder – Title');
    type(dialog, 'Title – French', '');
    press(dialog, 'Save');
    expect(await within(dialog).findByText(/French is missing/)).toBeVisible();
    expect(editing.bodies.filter((body) => body.includes('jobTitleFr'))).toEqual([]);
    press(dialog, 'Save as hidden');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await editing.row('job_postings', welder)).toBeUndefined();
  });

  it('changes the description for search engines that this brand shows, not the one of the other brands', async () => {
    const bar = await find(tools);
    click(await within(bar).findByRole('button', { name: /^Not visible here \([1-9]/ }));
    const panel = within(bar).getByRole('region', { name: 'Not visible on this page' });
    click(within(panel).getByRole('button', { name: /^Open positions where tankers are designed/ }));
    const dialog = await popover(/^Text: /);
    type(dialog, 'English text', 'Positions at the plant.');
    press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const descriptions = (await editing.rows('resources')).filter(
      (text) => text.language === 'en' && String(text.object_key).startsWith('description-careers'),
    );
    const changed = descriptions.filter(({ resource }) => resource === 'Positions at the plant.');
    expect(changed.map((text) => text.object_key)).toEqual(['description-careers-norcuve']);
  });

  it('opens the form of another posting at the same location, and shows the page again once it is saved', async () => {
    const dialog = await open('Rigger', 'Rigger – Title');
    const link = (await within(dialog).findByText('Add another')).closest('a'); // the actions follow the fields
    expect(link?.getAttribute('href')).toMatch(/\?open=jobPosting-new&locationId=2$/);
    if (link) click(link);
    const form = await screen.findByRole('dialog', { name: /^Add: job posting/ });
    for (const [label, title] of Object.entries({ 'Title – English': 'Fitter', 'Title – French': 'Monteur' }))
      type(form, label, title);
    press(form, 'Save');
    expect(await find(tools)).toBeVisible();
    expect((await screen.findAllByText('Fitter'))[0]).toBeVisible();
  });
});

describe('on the page of a row', () => {
  afterEach(closePage);

  it('replaces the PDF that a link opens', async () => {
    const { id } = await saveSample(editing.server, editing.token, 'product', {
      nameEn: 'Gasket',
      fileName: 'old.pdf',
    });
    await editing.editAt(`/parts?part=${id}`);
    const link = await find('a[href$="/old.pdf"]');
    click(link);
    const dialog = await popover(/^Text: /);
    press(dialog, 'Gasket – Attached document (PDF)');
    const files = [new File(['New sheet'], 'new.pdf', { type: 'application/pdf' })];
    fireEvent.change(await find('[data-page-tools] input[type=file]'), { target: { files } });
    const { XMLHttpRequest } = globalThis;
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
    press(dialog, 'Save');
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    FakeUpload.all[0]?.reach(40);
    expect(await within(dialog).findByText(/40/)).toBeVisible();
    FakeUpload.all[0]?.respond(200, { fileName: 'new.pdf' });
    Object.assign(globalThis, { XMLHttpRequest });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await editing.row('products', id)).toMatchObject({ fileName: 'new.pdf' });
  });

  it('replaces a picture, which the page shows before it is saved, also of a tanker that another brand sells', async () => {
    const { id } = await saveSample(editing.server, editing.token, 'tanker', {
      ...{ nameEn: 'Pictured', nameFr: 'Photographié', isCertipropane: true },
    });
    await editing.editAt(`/tankers/${id}`);
    click(await find('main img[src^="https://pictures.example/"]'));
    const dialog = await popover(/^Pictured – Picture/);
    await waitFor(() => expect(dialog).toHaveFocus()); // the input of the file is hidden
    const input = dialog.querySelector('input[type=file]');
    if (!input) throw new Error('There is no input.');
    const { XMLHttpRequest } = globalThis;
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
    const sent = FakeUpload.all.length;
    fireEvent.change(input, { target: { files: [new File(['x'], 'new.png', { type: 'image/png' })] } });
    await waitFor(() => expect(FakeUpload.all).toHaveLength(sent + 1));
    FakeUpload.all.at(-1)?.respond(200, { data: { link: 'https://pictures.example/new.png' } });
    Object.assign(globalThis, { XMLHttpRequest });
    await find('main img[src="https://pictures.example/new.png"]');
    press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await editing.row('tankers', id)).toMatchObject({ image: 'https://pictures.example/new.png' });
  });

  it('moves an achievement to another type, at its end', async () => {
    const [from, to] = [
      await saveSample(editing.server, editing.token, 'realizationType', { nameEn: 'Vacuum' }),
      await saveSample(editing.server, editing.token, 'realizationType', { nameEn: 'Aviation' }),
    ];
    const { id } = await saveSample(editing.server, editing.token, 'realization', {
      ...{ isCertipropane: false, realizationTypeId: from.id, descriptionEn: 'Vacuum truck of 2019' },
    });
    await saveSample(editing.server, editing.token, 'realization', {
      ...{ isCertipropane: false, realizationTypeId: to.id, displayOrder: 4 },
    });
    await editing.editAt(`/achievements?achievement=${id}`);
    const dialog = await open('Vacuum truck of 2019', /Description$/);
    fireEvent.click(within(dialog).getByText('Type, Brands'));
    fireEvent.change(await within(dialog).findByLabelText(/^Type/), { target: { value: to.id } });
    press(dialog, 'Save');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await editing.row('realizations', id)).toMatchObject({
      realizationTypeId: to.id,
      displayOrder: 5,
    });
  });

  it('lists what search engines read of a row: its title and its description', async () => {
    const values = {
      jobTitleEn: 'Painter',
      jobTitleFr: 'Peintre',
      jobSummaryEn: 'Paints.',
      jobSummaryFr: 'Peint.',
    };
    const { id } = await saveSample(editing.server, editing.token, 'jobPosting', values);
    await editing.editAt(`/careers/${id}`);
    const bar = await find(tools);
    click(await within(bar).findByRole('button', { name: /^Not visible here \([1-9]/ }));
    const panel = within(bar).getByRole('region', { name: 'Not visible on this page' });
    expect(within(panel).getByRole('button', { name: /^Painter \|/ })).toBeVisible();
    click(within(panel).getByRole('button', { name: /^Painter – Summary/ }));
    await popover(/^Painter – Summary/);
  });
});

describe('in the list of tankers', () => {
  const builders = { Upper: 'Norcuve', Sister: 'Rubicuve', Lower: 'Norcuve' };
  let scrapped: number;
  let original: number;

  const addTanker = async (values: Readonly<Record<string, unknown>>): Promise<number> => {
    const row = { isCertipropane: false, ...values };
    return (await saveSample(editing.server, editing.token, 'tanker', row)).id;
  };

  beforeAll(async () => {
    scrapped = await addTanker({ nameEn: 'Scrapped', nameFr: 'Ferraillée' });
    original = await addTanker({ nameEn: 'Original', nameFr: 'Modèle' });
    for (const [index, [nameEn, manufacturer]] of Object.entries(builders).entries())
      await addTanker({ nameEn, manufacturer, displayOrder: 101 + index });
    await editing.editAt('/tankers');
  });

  afterAll(closePage);

  it('gives the focus to what is nearest when a row was deleted', async () => {
    await waitFor(() => expect(document.querySelector('main h1')).toHaveAttribute('tabindex'));
    const dialog = await open('Scrapped', /^Scrapped/);
    jest.spyOn(window, 'confirm').mockReturnValueOnce(true);
    click(await within(dialog).findByRole('button', { name: 'Delete' })); // the actions follow the fields
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await editing.row('tankers', scrapped)).toBeUndefined();
    await waitFor(() => expect(document.querySelector('#root')).toContainElement(focused()));
  });

  it('moves a tanker past the next one beside it, although one of the sister company stands between in the list', async () => {
    const dialog = await open('Upper', /^Upper/);
    click(await within(dialog).findByRole('button', { name: 'Move down' }));
    const order = async () => {
      const rows = await editing.rows('tankers');
      const sorted = rows.toSorted((one, other) => Number(one.displayOrder) - Number(other.displayOrder));
      return sorted.map((row) => String(row.nameEn)).filter((each) => each in builders && each !== 'Sister');
    };
    await waitFor(async () => expect(await order()).toEqual(['Lower', 'Upper']));
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Move down' })).toBeNull());
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('leads to the copy of a row, and links to its form', async () => {
    const dialog = await open('Original', /^Original/);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    click(await within(dialog).findByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(focused()).toHaveTextContent('Original (copy)'));
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    const form = await find('a.toast-action[href*="/edit-tankers"]');
    expect(form).toHaveTextContent('Edit all fields');
    expect(form.getAttribute('href')).not.toContain(`tanker-${original}`);
    scroll.mockRestore();
  });
});
