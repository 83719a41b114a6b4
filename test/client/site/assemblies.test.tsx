import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import AssembliesScreen from '../../../src/client/site/assemblies/AssembliesScreen';
import { newRow } from '../../../src/model/schema/rows';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';
import { userEvent } from '../../support/jsdom/userEvent';

const assemblyTypes = [
  { id: 1, ...newRow('assemblyType', { nameEn: 'Mounting', nameFr: 'Montage', displayOrder: 2 }) },
  { id: 2, ...newRow('assemblyType', { nameEn: 'Safety', nameFr: 'Sécurité', displayOrder: 1 }) },
];

const assembly = (id: number, values: Parameters<typeof newRow<'assembly'>>[1]) => ({
  id,
  ...newRow('assembly', { assemblyTypeId: 1, image: `/${id}.jpg`, displayOrder: id, ...values }),
});

const videos = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'));

describe('the three videos', () => {
  it('load nothing before the visitor starts one, and play one at a time', async () => {
    await renderSettledScreen(AssembliesScreen);
    expect(videos()).toEqual([]);
    expect(screen.getAllByRole('link', { name: /^Play the video:/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Play the video: The annual inspection' }));
    expect(videos()).toEqual(['/video/inspection.mp4']);
    await userEvent.click(screen.getByRole('link', { name: 'Play the video: Filling a compartment' }));
    expect(videos()).toEqual(['/video/filling.mp4']);
  });

  it('show a message if one cannot be played', async () => {
    await renderSettledScreen(AssembliesScreen);
    await userEvent.click(screen.getByRole('link', { name: 'Play the video: Filling a compartment' }));
    const video = document.querySelector('video');
    if (!video) throw new Error('there is no video');
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('This video cannot be played here.');
  });
});

describe('the assemblies', () => {
  it('have a tab for each type with items of the brand, the first one open', async () => {
    const assemblies = [
      assembly(1, { nameEn: 'Tank on chassis' }),
      assembly(2, { nameEn: 'Probe', assemblyTypeId: 2 }),
      assembly(3, { nameEn: 'Valve', assemblyTypeId: 2, isCertipropane: true }),
    ];
    const content = { assemblyTypes, assemblies };
    const { unmount } = await renderSettledScreen(AssembliesScreen, { content });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Safety', 'Mounting']);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Probe');
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('Valve');
    unmount();
    await renderSettledScreen(AssembliesScreen, { brand: 'propacuve', content });
    expect(screen.getByRole('tab')).toHaveTextContent('Safety');
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Valve'));
  });

  it('open with their name and description', async () => {
    const assemblies = [assembly(1, { nameFr: 'Citerne', descriptionFr: 'Trois jours de travail.' })];
    await renderSettledScreen(AssembliesScreen, { language: 'fr', content: { assemblyTypes, assemblies } });
    await userEvent.click(screen.getByRole('link', { name: /Voir l’assemblage.*Citerne/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Citerne' });
    expect(dialog).toHaveTextContent('Trois jours de travail.');
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/1.jpg');
  });

  it('are asked for from their dialog, and those of a sister company lead to its site', async () => {
    const assemblies = [assembly(1, { nameEn: 'Pump and meter', manufacturer: 'Rubicuve' })];
    const { history } = await renderSettledScreen(AssembliesScreen, {
      content: { assemblyTypes, assemblies },
      route: '/assemble-mount',
      path: '/assemble-mount?assembly=1',
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pump and meter' }));
    expect(dialog.getByText(/our sister company Rubicuve/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'See it at Rubicuve' })).toHaveAttribute(
      'href',
      'http://rubicuve.localhost/assemble-mount?assembly=1',
    );
    await userEvent.click(dialog.getByRole('link', { name: 'I want the same' }));
    expect(history.address()).toBe('/assemble-mount?ask=assembly-1');
  });

  it('show a message if there are none', async () => {
    await renderSettledScreen(AssembliesScreen, { content: { assemblies: [] } });
    expect(screen.getByText('Our assemblies will be presented here soon.')).toBeVisible();
  });
});
