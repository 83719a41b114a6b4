import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import AchievementsScreen from '../../../src/client/site/achievements/AchievementsScreen';
import { newRow } from '../../../src/model/schema/rows';
import { plain, renderSettledScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const type = (id: number, name: string, displayOrder = id) => ({
  id,
  ...newRow('realizationType', { realizationTypeEn: name, realizationTypeFr: `${name} (fr)`, displayOrder }),
});

const achievement = (id: number, values: Parameters<typeof newRow<'realization'>>[1]) => ({
  id,
  ...newRow('realization', { realizationTypeId: 1, image: `/${id}.jpg`, displayOrder: id, ...values }),
});

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

const types = [type(1, 'Aviation', 3), type(2, 'Empty', 1), type(3, 'Highway', 2)];

const telephones = [
  { id: 1, ...newRow('telephone', { locationId: '1', telephone: '819 555-0143', topic: 'sales' }) },
];

describe('the achievements', () => {
  it('have a tab for each type that has items, the first one open', async () => {
    const realizations = [
      achievement(1, { descriptionEn: 'Refueller' }),
      achievement(2, { descriptionEn: 'B-train', realizationTypeId: 3 }),
      achievement(3, { descriptionEn: 'Orphan', realizationTypeId: 99 }),
    ];
    await renderSettledScreen(AchievementsScreen, { content: { realizationTypes: types, realizations } });
    expect(tabNames()).toEqual(['Highway', 'Aviation']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Highway');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('B-train');
    expect(screen.queryByText('Orphan')).not.toBeInTheDocument();
  });

  it('show another type when its tab is chosen', async () => {
    const realizations = [
      achievement(1, { descriptionEn: 'Refueller' }),
      achievement(2, { descriptionEn: 'B-train', realizationTypeId: 3 }),
    ];
    await renderSettledScreen(AchievementsScreen, { content: { realizationTypes: types, realizations } });
    await userEvent.click(screen.getByRole('tab', { name: 'Aviation' }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Refueller'));
  });

  it('are turned in the dialog by its links or a swipe, within their type, with the facts below the picture', async () => {
    const realizations = [
      achievement(1, { descriptionEn: 'Refueller', material: 'Steel' }),
      achievement(2, { descriptionEn: 'B-train', realizationTypeId: 3 }),
      achievement(3, { descriptionEn: 'Hydrant cart', specification: 'CSA B836' }),
    ];
    const { history } = await renderSettledScreen(AchievementsScreen, {
      content: { realizationTypes: types, realizations, telephones },
      route: '/achievements',
      path: '/achievements?achievement=1',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Refueller' });
    expect(dialog).toHaveTextContent(/Material.*Steel/);
    const call = within(dialog).getByRole('link', { name: '819 555-0143' });
    expect(call.nextElementSibling).toHaveTextContent('I want one like this'); // the telephone comes first
    expect(within(dialog).queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Next' }));
    expect(history.address()).toBe('/achievements?achievement=3');
    expect(dialog).toHaveAccessibleName('Hydrant cart');
    expect(dialog).toHaveTextContent('CSA B836');
    expect(within(dialog).queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    const picture = within(dialog).getByRole('img');
    const swipe = (to: { clientX: number; clientY: number }): void => {
      const from = [{ clientX: 100, clientY: 100 }];
      fireEvent.touchStart(picture, { touches: from, changedTouches: from });
      fireEvent.touchEnd(picture, { changedTouches: [to] });
    };
    swipe({ clientX: 180, clientY: 260 }); // which scrolls
    expect(dialog).toHaveAccessibleName('Hydrant cart');
    swipe({ clientX: 180, clientY: 110 });
    expect(dialog).toHaveAccessibleName('Refueller');
  });

  it('are those of the propane brand on its site, and only there', async () => {
    const realizations = [
      achievement(1, { descriptionEn: 'Fuel truck' }),
      achievement(2, { descriptionEn: 'Bobtail', realizationTypeId: 3, isCertipropane: true }),
    ];
    const content = { realizationTypes: types, realizations };
    const { unmount } = await renderSettledScreen(AchievementsScreen, { brand: 'propacuve', content });
    expect(tabNames()).toEqual(['Highway']);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Bobtail');
    unmount();
    await renderSettledScreen(AchievementsScreen, { brand: 'rubicuve', content });
    expect(tabNames()).toEqual(['Aviation']);
  });

  it('list the known data of a unit in the format of the language, without empty rows', async () => {
    const realizations = [
      achievement(1, { descriptionFr: 'Citerne', projectTypeFr: 'Unité neuve', capacity: '45000' }),
    ];
    await renderSettledScreen(AchievementsScreen, {
      language: 'fr',
      content: { realizationTypes: types, realizations },
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'Description – Citerne',
      'ProjetUnité neuve',
      'Capacité45 000 L',
    ]);
  });

  it('have their description as heading', async () => {
    const realizations = [achievement(1, { descriptionEn: 'Refueller' })];
    await renderSettledScreen(AchievementsScreen, { content: { realizationTypes: types, realizations } });
    expect(screen.getByRole('heading', { level: 2, name: 'Refueller' })).toBeVisible();
  });

  it('open their picture in a dialog', async () => {
    const realizations = [achievement(1, { descriptionEn: 'Refueller' })];
    await renderSettledScreen(AchievementsScreen, { content: { realizationTypes: types, realizations } });
    await userEvent.click(screen.getByRole('link', { name: 'Enlarge the picture: Refueller' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refueller' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/1.jpg');
    expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('of a sister company lead from their dialog to its site, in the language of the reader', async () => {
    const realizations = [
      achievement(1, { descriptionFr: 'Avitailleur', manufacturer: 'Norcuve' }),
      achievement(2, { descriptionFr: 'Remorque', manufacturer: 'Rubicuve' }),
    ];
    const { unmount } = await renderSettledScreen(AchievementsScreen, {
      brand: 'rubicuve',
      language: 'fr',
      content: { realizationTypes: types, realizations },
      route: '/realisations',
      path: '/realisations?achievement=1',
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Avitailleur' }));
    expect(dialog.getByRole('link', { name: 'Voir chez Norcuve' })).toHaveAttribute(
      'href',
      'http://norcuve.localhost/realisations?achievement=1',
    );
    unmount();
    await renderSettledScreen(AchievementsScreen, {
      brand: 'rubicuve',
      language: 'fr',
      content: { realizationTypes: types, realizations },
      route: '/realisations',
      path: '/realisations?achievement=2',
    });
    const own = within(await screen.findByRole('dialog', { name: 'Remorque' }));
    expect(own.queryByRole('link', { name: /Voir chez/ })).not.toBeInTheDocument();
  });

  it('show a message if there are none', async () => {
    await renderSettledScreen(AchievementsScreen, { content: { realizations: [] } });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByText('Our latest units are being photographed.')).toBeVisible();
  });

  it('without a picture have nothing to open', async () => {
    const realizations = [achievement(1, { descriptionEn: 'Refueller', image: '' })];
    await renderSettledScreen(AchievementsScreen, { content: { realizationTypes: types, realizations } });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.querySelector('main img, img')).toBeNull();
  });
});
