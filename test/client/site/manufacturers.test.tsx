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
    expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('src'))).toEqual([
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

  it('link their site and their parts of the catalogue, and nothing that is not an address of the web', () => {
    const product = (id: number, manufacturerId: number) => ({
      id,
      ...newRow('product', { nameEn: 'Pump', partNumber: `K${id}`, manufacturerId, displayOrder: id }),
    });
    const manufacturers = [
      { ...manufacturer(1, 'Pumps'), website: 'https://www.kamoura.example/pumps' },
      { ...manufacturer(2, 'Meters'), website: 'javascript:alert(1)' },
    ];
    const products = [product(3, 1), product(4, 2), product(5, 0)];
    renderScreen(ManufacturersScreen, { content: { ...content, manufacturers, products } });
    const hrefs = screen
      .getAllByRole('link', { name: /kamoura|^K\d/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['kamoura.example', 'https://www.kamoura.example/pumps'],
      ['K3 Pump', '/parts?part=3'],
      ['K4 Pump', '/parts?part=4'],
    ]);
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });

  it('show a message if there are none', () => {
    renderScreen(ManufacturersScreen, { content: { manufacturerImages: [] } });
    expect(screen.getByText('Our manufacturers will be presented here soon.')).toBeVisible();
  });
});
