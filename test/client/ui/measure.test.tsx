import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { Unit } from '../../../src/model/fields';
import { readFigure, useMeasure } from '../../../src/client/ui/text/useMeasure';

const Measure = ({ text, unit }: { text: string; unit: Unit | undefined }) => (
  <p>{useMeasure()(text, unit)}</p>
);

const shown = (text: string, unit: Unit | undefined, locale: string): string => {
  const { unmount } = render(
    <IntlProvider locale={locale}>
      <Measure text={text} unit={unit} />
    </IntlProvider>,
  );
  const written = screen.getByText(/.*/, { selector: 'p' }).textContent;
  unmount();
  return written.replace(/[\u00a0\u202f]/g, ' ');
};

describe('a measure', () => {
  it.each([
    ['45000', 'litre', '45,000 L', '45 000 L'],
    ['45 000', 'litre', '45,000 L', '45 000 L'],
    ['128500', 'kilometre', '128,500 km', '128 500 km'],
    ['189500', 'dollar', '$189,500', '189 500 $'],
    ['4', undefined, '4', '4'],
    ['Sur demande', 'dollar', 'Sur demande', 'Sur demande'],
    ['TC 406', undefined, 'TC 406', 'TC 406'],
  ] as const)('of %s (%s) is written as the language does', (text, unit, english, french) => {
    expect(shown(text, unit, 'en-CA')).toBe(english);
    expect(shown(text, unit, 'fr-CA')).toBe(french);
  });

  it('is a number only where it is nothing but one', () => {
    expect(readFigure(' 1,5 ')).toBe(1.5);
    expect(readFigure('45\u00a0000')).toBe(45_000);
    expect(readFigure('12-14')).toBeUndefined();
    expect(readFigure('')).toBeUndefined();
    expect(readFigure('0x10')).toBeUndefined();
  });
});
