import { NeutralColors } from '../../../src/client/admin/NeutralColors';
import { renderScreen } from '../../support/jsdom/renderScreen';

it('in the red brand, focus and edited rows are not red in the administration', () => {
  const { unmount } = renderScreen(() => <NeutralColors />, { brand: 'rubicuve' });
  const color = (token: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(`--site-colors-${token}`);
  expect(color('focus')).toBe('var(--site-colors-ink)');
  expect(color('accent-subtle')).toBe('var(--site-colors-steel-100)');
  unmount();
  expect(color('focus')).not.toBe('var(--site-colors-ink)');
});
