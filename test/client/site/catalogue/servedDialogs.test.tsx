import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import AchievementsScreen from '../../../../src/client/site/achievements/AchievementsScreen';
import AssembliesScreen from '../../../../src/client/site/assemblies/AssembliesScreen';
import EmployeesScreen from '../../../../src/client/site/employees/EmployeesScreen';
import GalleryScreen from '../../../../src/client/site/gallery/GalleryScreen';
import ManufacturersScreen from '../../../../src/client/site/manufacturers/ManufacturersScreen';
import PartsScreen from '../../../../src/client/site/parts/PartsScreen';
import { pathTo } from '../../../../src/model/site/paths';
import type { PublicRoute } from '../../../../src/model/site/pages';
import { serveScreen } from '../../../support/jsdom/servedScreen';
import { newRow } from '../../../../src/model/schema/rows';

/* Dialogs that an address opens, in the HTML of the server: before any script runs, and after hydration. */

const screens: readonly (readonly [route: PublicRoute, Screen: ComponentType, parameter: string])[] = [
  ['parts', PartsScreen, 'part'],
  ['employees', EmployeesScreen, 'employee'],
  ['achievements', AchievementsScreen, 'achievement'],
  ['assemblies', AssembliesScreen, 'assembly'],
  ['manufacturers', ManufacturersScreen, 'picture'],
];

const served: { remove: () => void }[] = [];

const serve = (Screen: ComponentType, route: PublicRoute, query: string, language: 'en' | 'fr' = 'en') => {
  const path = pathTo(route, language);
  const page = serveScreen(Screen, { language, route: path, path: path + query });
  served.push(page);
  return page;
};

afterEach(() => {
  for (const { remove } of served.splice(0)) remove();
});

describe.each(screens)('the page %s', (route, Screen, parameter) => {
  it('links each card to the address of its dialog', async () => {
    const { container } = serve(Screen, route, '');
    const links = [...container.querySelectorAll('article a[aria-haspopup=dialog]')];
    const cards = container.querySelectorAll('article:has(a)').length;
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(
        new RegExp(`^${pathTo(route, 'en')}\\?${parameter}=\\d+$|\\?video=`),
      );
    expect(cards).toBeGreaterThanOrEqual(links.length);
  });

  it('has the open dialog in its HTML, and hydrates it', async () => {
    const language = route === 'parts' ? 'fr' : 'en'; // all have the same dialog, with the texts of a language
    const { container, hydrate } = serve(Screen, route, `?${parameter}=1`, language);
    const dialog = within(container).getByRole('dialog');
    expect(dialog.textContent).not.toBe('');
    const close = within(dialog).getByRole('link', { name: language === 'en' ? 'Close' : 'Fermer' });
    expect(close).toHaveAttribute('href', pathTo(route, language));
    expect(await hydrate()).toEqual([]);
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  });
});

it('a picture of the gallery is in the HTML, with links to its neighbours and back to the list', async () => {
  const galleryImages = [1, 2, 3].map((id) => ({
    id,
    ...newRow('galleryImage', { image: `/${id}.jpg`, displayOrder: id }),
  }));
  const page = serveScreen(GalleryScreen, {
    route: '/gallery',
    path: '/gallery?picture=3',
    content: { galleryImages },
  });
  served.push(page);
  const enlarged = within(page.container).getByRole('region', { name: 'Picture 3 of 3 of our gallery' });
  const linkTo = (name: string) => within(enlarged).getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Previous picture')).toBe('/gallery?picture=2');
  expect(linkTo('Next picture')).toBe('/gallery?picture=1');
  expect(linkTo('Close the gallery')).toBe('/gallery');
  expect(await page.hydrate()).toEqual([]);
  await screen.findByRole('dialog', { name: 'Gallery' });
});

it('a video of the address is in the HTML, with a link to its file', async () => {
  const { container, hydrate } = serve(AssembliesScreen, 'assemblies', '?video=filling');
  const video = container.querySelector('video[controls]');
  expect(video).toHaveAttribute('src', '/video/filling.mp4');
  expect(video?.querySelector('a')).toHaveAttribute('href', '/video/filling.mp4');
  expect(await hydrate()).toEqual([]);
});
