import { screen, waitFor, within } from '@testing-library/react';
import GalleryScreen from '../../../src/client/site/gallery/GalleryScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const picture = (id: number, values: Parameters<typeof newRow<'galleryImage'>>[1] = {}) => ({
  id,
  ...newRow('galleryImage', { image: `/${id}.jpg`, displayOrder: id, ...values }),
});

const galleryImages = [
  picture(1, { displayOrder: 5 }),
  picture(2),
  picture(3, { isCertipropane: true }),
  picture(4, { image: '' }),
];

const sources = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

describe('the gallery', () => {
  it('shows the pictures of the brand in display order, and none without an image', () => {
    const { unmount } = renderScreen(GalleryScreen, { content: { galleryImages } });
    expect(sources()).toEqual(['/2.jpg', '/1.jpg']);
    unmount();
    renderScreen(GalleryScreen, { brand: 'propacuve', content: { galleryImages } });
    expect(sources()).toEqual(['/3.jpg']);
  });

  it('has the work of a sister company below its own heading', () => {
    const pictures = ['Norcuve', 'Rubicuve', 'Norcuve'].map((manufacturer, index) =>
      picture(index + 1, { manufacturer }),
    );
    renderScreen(GalleryScreen, { brand: 'rubicuve', language: 'fr', content: { galleryImages: pictures } });
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('Chez notre entreprise sœur Norcuve');
    const places = screen
      .getAllByRole('img')
      .map((image) => [
        image.getAttribute('src'),
        heading.compareDocumentPosition(image) === Node.DOCUMENT_POSITION_FOLLOWING,
      ]);
    expect(places).toEqual([
      ['/2.jpg', false],
      ['/1.jpg', true],
      ['/3.jpg', true],
    ]);
  });

  it('opens a lightbox in the current language, and closes it with Escape', async () => {
    renderScreen(GalleryScreen, { language: 'fr', content: { galleryImages } });
    await userEvent.click(screen.getByRole('link', { name: 'Agrandir la photo 2 sur 2' }));
    const lightbox = within(await screen.findByRole('dialog', { name: 'Galerie' }));
    expect(lightbox.getByRole('button', { name: 'Photo suivante' })).toBeInTheDocument();
    expect(lightbox.getByRole('button', { name: 'Photo précédente' })).toBeInTheDocument();
    expect(lightbox.getByRole('button', { name: 'Fermer la galerie' })).toBeInTheDocument();
    const slides = await lightbox.findAllByRole('group', { name: /sur 2$/ });
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toContain('photo');
    expect(lightbox.queryByRole('group', { name: / of / })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a message if there are no pictures', () => {
    renderScreen(GalleryScreen, { content: { galleryImages: [] } });
    expect(screen.getByText('New pictures are on their way.')).toBeVisible();
  });
});
