import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { usePageChange } from '../../../../src/client/app/router/usePageChange';
import AchievementsScreen from '../../../../src/client/site/achievements/AchievementsScreen';
import AssembliesScreen from '../../../../src/client/site/assemblies/AssembliesScreen';
import EmployeesScreen from '../../../../src/client/site/employees/EmployeesScreen';
import GalleryScreen from '../../../../src/client/site/gallery/GalleryScreen';
import ManufacturersScreen from '../../../../src/client/site/manufacturers/ManufacturersScreen';
import PartsScreen from '../../../../src/client/site/parts/PartsScreen';
import { newRow } from '../../../../src/model/schema/rows';
import { pathTo } from '../../../../src/model/site/paths';
import type { PublicRoute } from '../../../../src/model/site/pages';
import { renderSettledScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const image = '/picture.jpg';
const names = { nameEn: 'Hose', nameFr: 'Flexible' };

const content = {
  products: [{ id: 7, ...newRow('product', names) }],
  employees: [
    { id: 7, ...newRow('employee', { firstName: 'Ann', lastName: 'Roy', company: 'Norcuve' }) },
    { id: 8, ...newRow('employee', { firstName: 'Luc', lastName: 'Roy', company: 'Propacuve' }) },
  ],
  realizationTypes: [
    { id: 1, ...newRow('realizationType', { realizationTypeEn: 'Highway', displayOrder: 1 }) },
    { id: 2, ...newRow('realizationType', { realizationTypeEn: 'Aviation', displayOrder: 2 }) },
  ],
  realizations: [
    { id: 6, ...newRow('realization', { realizationTypeId: 1, image, descriptionEn: 'B-train' }) },
    {
      id: 7,
      ...newRow('realization', {
        realizationTypeId: 2,
        image,
        descriptionEn: 'Refueller',
        descriptionFr: 'Avitailleur',
      }),
    },
  ],
  assemblyTypes: [{ id: 1, ...newRow('assemblyType', { nameEn: 'Safety', nameFr: 'Sécurité' }) }],
  assemblies: [{ id: 7, ...newRow('assembly', { ...names, assemblyTypeId: 1 }) }],
  manufacturers: [{ id: 1, ...newRow('manufacturer', { nameEn: 'Acme', nameFr: 'Acmé' }) }],
  manufacturerImages: [
    {
      id: 7,
      ...newRow('manufacturerImage', {
        manufacturerId: 1,
        image,
        descriptionEn: 'A meter\nwith a printer',
        descriptionFr: 'Un compteur',
      }),
    },
  ],
  galleryImages: [
    { id: 6, ...newRow('galleryImage', { image, displayOrder: 1 }) },
    { id: 7, ...newRow('galleryImage', { image, displayOrder: 2 }) },
  ],
};

interface Case {
  readonly route: PublicRoute;
  readonly Screen: ComponentType;
  readonly query: string;
  readonly opener: RegExp;
  readonly titles: readonly [string, string];
}

const cases: readonly Case[] = [
  { route: 'parts', Screen: PartsScreen, query: '?part=7', opener: /^Hose/, titles: ['Hose', 'Flexible'] },
  {
    route: 'employees',
    Screen: EmployeesScreen,
    query: '?employee=7',
    opener: /^Ann Roy/,
    titles: ['Ann Roy', 'Ann Roy'],
  },
  {
    route: 'achievements',
    Screen: AchievementsScreen,
    query: '?type=2&achievement=7',
    opener: /Refueller/,
    titles: ['Refueller', 'Avitailleur'],
  },
  {
    route: 'assemblies',
    Screen: AssembliesScreen,
    query: '?assembly=7',
    opener: /^Hose/,
    titles: ['Hose', 'Flexible'],
  },
  {
    route: 'manufacturers',
    Screen: ManufacturersScreen,
    query: '?picture=7',
    opener: /A meter/,
    titles: ['A meter', 'Un compteur'],
  },
  {
    route: 'gallery',
    Screen: GalleryScreen,
    query: '?picture=7',
    opener: /picture 2 of 2/,
    titles: ['Picture 2 of 2 of our gallery', 'Photo 2 sur 2 de notre galerie'],
  },
];

/** A screen with the title of its tab, as in the site. */
const titled = (Screen: ComponentType) => () => {
  usePageChange();
  return <Screen />;
};

const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const settings = (route: PublicRoute, query = '') => {
  const path = pathTo(route, 'en');
  return { route: path, path: path + query, content };
};

describe.each(cases)('on the page $route', ({ route, Screen, query, opener, titles }) => {
  const Titled = titled(Screen);
  const list = settings(route, route === 'achievements' ? '?type=2' : '');

  it('opening an item changes the address, Back closes it, and closing it goes back to the entry before', async () => {
    const { history } = await renderSettledScreen(Titled, { ...list, previousPath: '/before' });
    const title = document.title;
    await userEvent.click(screen.getByRole('link', { name: opener }));
    await screen.findByRole('dialog');
    expect(history.address()).toBe(pathTo(route, 'en') + query);
    expect(document.title).toBe(`${titles[0]} | Norcuve`);
    history.back();
    await untilClosed();
    expect(history.address()).toBe(list.path);
    expect(document.title).toBe(title);
    await userEvent.click(screen.getByRole('link', { name: opener }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await untilClosed();
    expect(history.address()).toBe(list.path);
    history.forward();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await untilClosed();
    expect(history.address()).toBe(list.path);
    history.back();
    expect(history.address()).toBe('/before');
  });

  it('a link opens an item, and closing it stays on the page, with the focus on the item', async () => {
    const { history } = await renderSettledScreen(Titled, {
      ...settings(route, query),
      previousPath: '/before',
    });
    await screen.findByRole('dialog');
    expect(document.title).toBe(`${titles[0]} | Norcuve`);
    await userEvent.keyboard('{Escape}');
    await untilClosed();
    await waitFor(() => expect(screen.getByRole('link', { name: opener })).toHaveFocus());
    expect(history.address()).toBe(list.path);
    history.back();
    expect(history.address()).toBe('/before');
  });

  it('a link opens an item in French, with its own title', async () => {
    const path = pathTo(route, 'fr');
    await renderSettledScreen(Titled, { language: 'fr', route: path, path: path + query, content });
    await screen.findByRole('dialog');
    expect(document.title).toBe(`${titles[1]} | Norcuve`);
  });
});

it.each([
  ['/employees?employee=8', EmployeesScreen, true],
  ['/parts?part=99', PartsScreen, true],
  ['/parts?part=x', PartsScreen, false],
])('a link to what the page does not show opens nothing, and says so (%s)', async (path, Screen, isNamed) => {
  const [route = ''] = path.split('?');
  await renderSettledScreen(titled(Screen), { route, path, content });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const notice = screen.queryByText('This item is no longer on the site.');
  expect(notice !== null).toBe(isNamed);
  expect(document.title).toMatch(/^(?:Parts|Employees|Our team|Current employees)/);
});

it('the canonical address is that of the open item, and Back closes it on the first page of a visit', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: '/parts' });
  document.head.append(link);
  const canonical = () => link.getAttribute('href');
  const { history } = await renderSettledScreen(titled(PartsScreen), settings('parts'));
  await userEvent.click(screen.getByRole('link', { name: /^Hose/ }));
  await screen.findByRole('dialog');
  expect(canonical()).toBe(`${location.origin}/parts?part=7`);
  history.back();
  await untilClosed();
  expect(canonical()).toBe(`${location.origin}/parts`);
  link.remove();
});

it('the chosen tab is in the address, and is not an entry of the history', async () => {
  const { history } = await renderSettledScreen(AchievementsScreen, {
    ...settings('achievements'),
    previousPath: '/before',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Aviation' }));
  expect(history.address()).toBe('/achievements?type=2');
  history.back();
  expect(history.address()).toBe('/before');
});

it('moving to another picture of the gallery changes the address, and Back still closes the gallery', async () => {
  const { history } = await renderSettledScreen(GalleryScreen, settings('gallery'));
  await userEvent.click(screen.getByRole('link', { name: /picture 1 of 2/ }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(history.address()).toBe('/gallery?picture=7'));
  history.back();
  await untilClosed();
  expect(history.address()).toBe('/gallery');
});

it('a video is part of the address: a link shows it, and Back stops it', async () => {
  const videos = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'));
  const { history, unmount } = await renderSettledScreen(AssembliesScreen, settings('assemblies'));
  await userEvent.click(screen.getByRole('link', { name: 'Play the video: The annual inspection' }));
  await userEvent.click(screen.getByRole('link', { name: 'Play the video: Filling a compartment' }));
  expect(history.address()).toBe('/assemble-mount?video=filling');
  history.back();
  expect([videos(), history.address()]).toEqual([[], '/assemble-mount']);
  expect(screen.getByRole('link', { name: 'Play the video: Filling a compartment' })).toHaveFocus();
  unmount();
  await renderSettledScreen(AssembliesScreen, settings('assemblies', '?video=mounting'));
  expect(videos()).toEqual(['/video/mounting.mp4']);
});
