import { screen, within } from '@testing-library/react';
import MissionScreen from '../../../src/client/site/mission/MissionScreen';
import ServicesScreen from '../../../src/client/site/services/ServicesScreen';
import { renderScreen } from '../../support/jsdom/renderScreen';

describe('the services', () => {
  it('are six, each with a link to the contact page', () => {
    renderScreen(ServicesScreen, { language: 'fr' });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      const { textContent: name } = within(card).getByRole('heading');
      const link = within(card).getByRole('link', { name: new RegExp(`^Demander ce service.*${name}$`) });
      expect(link).toHaveAttribute('href', '/nous-joindre');
      expect(within(card).getByRole('img')).toHaveAccessibleName();
    }
  });
});

describe('the mission page', () => {
  it('shows mission, commitment and values with their formatting', () => {
    renderScreen(MissionScreen, {
      texts: { 'mission/commitment': '<ul><li>One <strong>price</strong></li></ul>' },
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Our mission',
      'Our commitment',
      'Our values',
    ]);
    expect(screen.getByText('price').tagName).toBe('STRONG');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/join-us');
  });
});
