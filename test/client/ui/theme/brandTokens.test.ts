import { brandTokens } from '../../../../src/client/ui/theme/brandTokens';
import { brandIds, brands } from '../../../../src/model/site/brands';

const white = '#FFFFFF';
/** The ground of the pages, and the muted text on dark bands (client/ui/theme/tokens and system). */
const paper = '#F4F5F6';
const muted = '#D5DBE2';
/** The least contrast of text, WCAG 2.2 AA. */
const leastContrast = 4.5;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(brandIds)('the colours of %s', (id) => {
  const { accent, primary, inverse } = brandTokens[id];

  it.each([
    ['buttons', white, accent.solid],
    ['pressed buttons', white, accent.strong],
    ['links on the page', accent.solid, paper],
    ['links in notes', accent.solid, accent.subtle],
    ['the main button', primary.fg, primary.bg],
    ['the main button under the pointer', primary.fg, primary.hover],
    ['dark bands', inverse.accent, inverse.bg],
    ['dark cards', inverse.accent, inverse.raised],
    ['muted words on dark cards', muted, inverse.raised],
  ])('are readable: %s', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(leastContrast);
  });

  it('are those of the toolbar of the browser too', () => {
    expect(brands[id].themeColor).toBe(accent.solid);
  });
});

it('no two brands share a colour or a pattern', () => {
  const looks = brandIds.map((id) => {
    const { accent, primary, inverse, pattern } = brandTokens[id];
    return [
      ...new Set([...Object.values(accent), primary.bg, primary.hover, ...Object.values(inverse)]),
    ].concat(Object.values(pattern));
  });
  const all = looks.flat().filter((colour) => colour !== white);
  expect(all.length).toBe(new Set(all).size);
});
