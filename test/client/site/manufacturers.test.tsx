import { screen, within } from '@testing-library/react';
import ManufacturersScreen from '../../../src/client/site/manufacturers/ManufacturersScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const manufacturer = (id: number, name: string, displayOrder = id) => ({
  id,
  ...newRow('manufacturer', { nameEn: name, nameFr: `${name} (fr)`, displayOrder }),
});

const picture = (id: number, manufacturerId: number, image = `/${id}.jpg`) => ({
  id,
  ...newRow('manufacturerImage', {
    manufacturerId,
    image,
    descriptionEn: `Product ${id}`,
    descriptionFr: `Produit ${id}`,
    displayOrder: 10 - id,
  }),
});

const content = {
  manufacturers: [manufacturer(1, 'Pumps', 2), manufacturer(2, 'Meters', 1), manufacturer(3, 'Nothing')],
  manufacturerImages: [picture(1, 1), picture(2, 2), picture(3, 2), picture(4, 3, '')],
};

describe('the manufacturers', () => {
  it('are those with pictures, in display order', () => {
    renderScreen(ManufacturersScreen, { content });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Meters',
      'Pumps',
    ]);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/3.jpg',
      '/2.jpg',
      '/1.jpg',
    ]);
  });

  it('open a picture with the manufacturer’s name and the picture’s description', async () => {
    renderScreen(ManufacturersScreen, { language: 'fr', content });
    await userEvent.click(screen.getByRole('link', { name: /^Voir le produit\s: Produit 2$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Meters (fr)' });
    expect(dialog).toHaveTextContent('Produit 2');
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/2.jpg');
  });

  it('show a message if there are none', () => {
    renderScreen(ManufacturersScreen, { content: { manufacturerImages: [] } });
    expect(screen.getByText('Our manufacturers will be presented here soon.')).toBeVisible();
  });
});
