import { NeutralColors } from '../../../src/client/admin/NeutralColors';
import { renderScreen } from '../../support/jsdom/renderScreen';

it('in the red brand, focus, edited rows and buttons are not red in the administration', () => {
  const { unmount } = renderScreen(() => <NeutralColors />, { brand: 'rubicuve' });
  const color = (token: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(`--site-colors-${token}`);
  expect(color('focus')).toBe('var(--site-colors-ink)');
  expect(color('accent-subtle')).toBe('var(--site-colors-steel-100)');
  expect(color('accent-solid')).toBe('var(--site-colors-ink)');
  expect(color('primary-bg')).toBe('var(--site-colors-ink)');
  unmount();
  expect(color('focus')).not.toBe('var(--site-colors-ink)');
});
