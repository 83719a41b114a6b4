import { act, waitFor } from '@testing-library/react';
import { findLists } from '../../../../src/client/admin/onPage/sources/findLists';
import type { PageEditing } from '../../../../src/client/admin/onPage/PageEditing';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { languageChosen } from '../../../../src/client/store/language';
import { hasMarks } from '../../../../src/model/admin/onPage/marks';
import type { PageTarget } from '../../../../src/model/admin/onPage/pageSource';
import { lookupText } from '../../../../src/model/text/texts';
import { selectRows, selectTextIndex } from '../../../../src/client/store/selectors';
import type { VisitedSite } from '../../../support/jsdom/editedSite';
import { editPage, visitSite } from '../../../support/jsdom/editedSite';

/* An open page shows typed values and moves before they are saved. */

let site: VisitedSite;
let editing: PageEditing;

const visit = async (address: string): Promise<void> => {
  site = await visitSite({ address });
  editing = await editPage(site);
};

const leave = (): void => {
  act(() => editing.stop());
  site.close();
};

const heading = (): string => site.root.querySelector('main h1')?.textContent ?? '';

const mainText: PageTarget = { kind: 'text', page: 'home', key: 'main-text-norcuve' };

const stored = (language: 'en' | 'fr'): string =>
  lookupText(selectTextIndex(site.store.getState()), language, 'main-text-norcuve', 'home')?.resource ?? '';

const typeText = (en: string, fr = stored('fr')): void =>
  editing.showDraft({ target: mainText, values: { en, fr } });

const description: PageTarget = { kind: 'text', page: 'home', key: 'main-description-1' };

const storedDescription = (): { readonly en: string; readonly fr: string } => {
  const find = (language: 'en' | 'fr') =>
    lookupText(selectTextIndex(site.store.getState()), language, 'main-description-1', 'home')?.resource ??
    '';
  return { en: find('en'), fr: find('fr') };
};

describe('the home page', () => {
  beforeAll(() => visit('/'));

  afterAll(leave);

  it('shows a typed text at once, without rendering the page, and still finds its source', async () => {
    const before = heading();
    const rendered = jest.spyOn(site.store, 'getState');
    typeText('Tankers for y');
    typeText('Tankers for you');
    expect(heading()).toBe('Tankers for you');
    expect(hasMarks(site.root.innerHTML)).toBe(false);
    expect(rendered.mock.calls.length).toBeLessThan(5);
    rendered.mockRestore();
    const node = site.root.querySelector('main h1')?.firstChild;
    expect(node && editing.resolver.ofText(node)).toContainEqual(mainText);
    act(() => editing.showDraft(undefined));
    await site.settle();
    expect(heading()).toBe(before);
  });

  it('shows a formatted text at once, as long as its formatting stays', async () => {
    const { en, fr } = storedDescription();
    const type = (html: string): void => editing.showDraft({ target: description, values: { en: html, fr } });
    const shown = (): Element[] => [...site.root.querySelectorAll('main p, main strong')];
    const typed = en.replace('one shop', 'Nuts &amp; bolts');
    const rendered = jest.spyOn(site.store, 'getState');
    type(typed);
    expect(shown().map(({ innerHTML }) => innerHTML)).toContain(/<strong>(.*?)<\/strong>/.exec(typed)?.[1]);
    expect(rendered.mock.calls.length).toBeLessThan(5);
    rendered.mockRestore();
    type(`${typed}<p>One more paragraph.</p>`);
    await waitFor(() =>
      expect(shown().at(-1)?.closest('main')?.textContent).toContain('One more paragraph.'),
    );
    expect(hasMarks(site.root.innerHTML)).toBe(false);
    act(() => editing.showDraft(undefined));
    await site.settle();
  });

  it('shows what is typed in the other language once that is chosen, and later what is stored', async () => {
    typeText(stored('en'), 'Des citernes pour vous');
    act(() => void site.store.dispatch(languageChosen('fr')));
    await site.settle();
    expect(heading()).toBe('Des citernes pour vous');
    typeText(stored('en'), 'Des citernes pour eux');
    expect(heading()).toBe('Des citernes pour eux');
    act(() => editing.showDraft(undefined));
    await site.settle();
    expect(heading()).toBe(stored('fr'));
  });
});

const tankerLists = () =>
  findLists(editing.scanNow().elements, site.store.getState()).filter(({ entity }) => entity === 'tanker');

describe('the pages of the tankers', () => {
  afterEach(leave);

  it('shows a price at once, and later what depends on it, and offers no order where the page has its own', async () => {
    await visit('/tankers?sort=price');
    expect(tankerLists()).toEqual([]); // they have the order of their prices
    const names = (): (string | null)[] =>
      [...site.root.querySelectorAll('article h2')].map(({ textContent }) => textContent);
    const [dearest] = selectRows(site.store.getState(), 'tanker').toSorted(
      (one, other) => Number(other.price) - Number(one.price),
    );
    const { id = 0, price } = dearest ?? {};
    const card = site.root.querySelector(`article:has([href="/tankers/${id}"])`);
    const words = (): string => (card?.textContent ?? '').replaceAll('\u00a0', ' ');
    editing.scanNow();
    expect(words()).toContain(`$${Number(price).toLocaleString('en-CA')}`);
    const before = names();
    editing.showDraft({
      target: { kind: 'row', entity: 'tanker', id, fields: ['price'] },
      values: { price: '1' },
    });
    expect(words()).toContain('$1See details');
    expect(names()).toEqual(before);
    await waitFor(() => expect(names()).not.toEqual(before));
  });

  it('finds the list of tankers in the order of the site', async () => {
    await visit('/tankers');
    expect(tankerLists()).not.toEqual([]);
  });

  it('shows the other language, which stands for an empty name, while it is typed', async () => {
    await visit('/tankers/1');
    const typeName = (nameFr: string): void =>
      editing.showDraft({
        target: { kind: 'row', entity: 'tanker', id: 1, fields: ['name'] },
        values: { nameEn: '', nameFr },
      });
    typeName('Citerne');
    await waitFor(() => expect(heading()).toBe('Citerne'));
    typeName('Citerne neuve');
    await waitFor(() => expect(heading()).toBe('Citerne neuve'));
  });
});

describe('the page of the employees', () => {
  beforeAll(() => visit('/employees'));

  afterAll(leave);

  it('finds the lists whose order people choose, and shows them in another order before it is saved', async () => {
    const lists = findLists(editing.scanNow().elements, site.store.getState());
    const elementsOf = ({ rows }: (typeof lists)[number]) => rows.map(({ element }) => element.tagName);
    const [departments, list] = lists.filter(({ entity }) => entity === 'employee');
    if (!departments || !list) throw new Error('There is no list of employees.');
    expect(elementsOf(departments)).toEqual(['SECTION', 'SECTION', 'SECTION']); // those with one person
    expect(elementsOf(list)).toEqual(['LI', 'LI', 'LI']);
    const shown = (): (string | null)[] =>
      [...(list.rows[0]?.element.parentElement?.querySelectorAll('h3') ?? [])].map(
        ({ textContent }) => textContent,
      );
    const [first, second, ...others] = shown();
    const [one = 0, two = 0] = list.rows.map(({ id }) => id);
    const swapped = list.order.map((id) => (id === one ? two : id === two ? one : id));
    act(() => editing.showOrder({ entity: 'employee', order: swapped }));
    await site.settle();
    expect(shown()).toEqual([second, first, ...others]);
    const { displayOrder } = selectRows(site.store.getState(), 'employee')[0] ?? {};
    expect(displayOrder).toBe(1); // the stored order has not changed
    act(() => editing.showOrder(undefined));
    await site.settle();
    expect(shown()).toEqual([first, second, ...others]);
  });

  it('knows after a move whose words are whose, also where two people have the same role', async () => {
    const [, list] = findLists(editing.scanNow().elements, site.store.getState()).filter(
      ({ entity }) => entity === 'employee',
    );
    if (!list) throw new Error('There is no list of employees.');
    const [one = 0, two = 0] = list.rows.map(({ id }) => id);
    const welders = [one, two].map((id) => ({ id, roleEn: 'Welder', roleFr: 'Soudeur' }));
    act(() => void site.store.dispatch(rowsUpdated({ entity: 'employee', rows: welders })));
    await site.settle();
    const ownersOfRole = () =>
      [...site.root.querySelectorAll('main li p')]
        .filter(({ textContent }) => textContent === 'Welder')
        .flatMap(({ firstChild }) => (firstChild ? editing.resolver.ofText(firstChild) : []))
        .map((source) => 'id' in source && source.id);
    expect(ownersOfRole()).toEqual([one, two]);
    const order = list.order.map((id) => (id === one ? two : id === two ? one : id));
    act(() => editing.showOrder({ entity: 'employee', order }));
    await site.settle();
    expect(ownersOfRole()).toEqual([two, one]);
  });
});
