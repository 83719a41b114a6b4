import { screen, within } from '@testing-library/react';
import MissionScreen from '../../../src/client/site/mission/MissionScreen';
import ServicesScreen from '../../../src/client/site/services/ServicesScreen';
import { pageDocuments } from '../../../src/model/search/pageDocuments';
import { brandIds } from '../../../src/model/site/brands';
import { demonstrationContent } from '../../model/search/demonstrationIndex';
import { renderScreen } from '../../support/jsdom/renderScreen';

describe('the services', () => {
  it('are six, each with a form to ask for it', () => {
    renderScreen(ServicesScreen, { language: 'fr' });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(6);
    const numbers = [3, 4, 5, 1, 2, 6]; // in the order of the builder; questions name a service by its number in the table
    for (const [index, card] of cards.entries()) {
      const { textContent: name } = within(card).getByRole('heading');
      const link = within(card).getByRole('link', { name: new RegExp(`^Demander ce service.*${name}$`) });
      expect(link).toHaveAttribute('href', `/demande?about=service-${numbers[index]}`);
      expect(within(card).getByRole('img')).toHaveAccessibleName();
    }
    expect(screen.getByRole('link', { name: '819 555-0145' })).toBeVisible(); // Service and repairs
    expect(screen.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute(
      'href',
      '/demande?about=service', // whichever service
    );
  });

  it.each(brandIds)('are where the results of the search lead: %s', (brand) => {
    const { container } = renderScreen(ServicesScreen, { brand, language: 'fr' });
    const documents = pageDocuments(demonstrationContent(brand, 'fr'));
    const found = documents.filter(({ group }) => group === 'services');
    expect(found).toHaveLength(6);
    for (const { title, target } of found) {
      const suffix = typeof target === 'string' ? undefined : target.suffix;
      expect(suffix && container.querySelector(`article${suffix}`)).toHaveTextContent(title);
    }
  });

  it('say which territory is served, and who does propane', () => {
    const { unmount } = renderScreen(ServicesScreen, { brand: 'rubicuve', language: 'fr' });
    expect(screen.getByText(/est de l’Ontario/)).toBeVisible();
    expect(screen.getByText(/Notre entreprise sœur Propacuve/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce que fait Propacuve' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/propacuve\.localhost(?::\d+)?\/certification\?lang=fr$/),
    );
    unmount();
    renderScreen(ServicesScreen, { brand: 'propacuve' });
    expect(screen.queryByText(/sister company/)).toBeNull();
  });
});

describe('the mission page', () => {
  it('shows mission, commitment and values with their formatting', () => {
    renderScreen(MissionScreen, {
      texts: { 'mission/commitment-norcuve': '<ul><li>One <strong>price</strong></li></ul>' },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Our mission',
      'Our commitment',
      'Our values',
    ]);
    expect(screen.getByText('price').tagName).toBe('STRONG');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ask?about=general');
  });
});
