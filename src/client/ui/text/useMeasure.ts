import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Unit } from '../../../model/fields';

const money = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
} as const;

/** The symbols of the trade, the same in both languages; what Intl writes for a litre in French is a small l. */
const symbols = { litre: 'L', kilometre: 'km' } as const satisfies Partial<Record<Unit, string>>;

const noBreak = '\u00a0';

/** A plain figure, as people type it: digits, with blanks between thousands and a point or comma before decimals. */
const plainNumber = /^\d{1,3}(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?$/;

/** The number that a text stands for, if it is nothing but a number. */
export const readFigure = (text: string): number | undefined => {
  const trimmed = text.trim();
  if (!plainNumber.test(trimmed)) return undefined;
  return Number(trimmed.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'));
};

/** Writes a measure as the current language does: '45000' in litres is '45,000 L' or '45 000 L'; words stay words. */
export const useMeasure = () => {
  const { formatNumber } = useIntl();
  return useCallback(
    (text: string, unit?: Unit): string => {
      const figure = readFigure(text);
      if (figure === undefined) return text;
      if (unit === undefined) return formatNumber(figure);
      return unit === 'dollar'
        ? formatNumber(figure, money)
        : `${formatNumber(figure)}${noBreak}${symbols[unit]}`;
    },
    [formatNumber],
  );
};
