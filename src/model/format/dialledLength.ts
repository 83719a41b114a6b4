import { extensionPattern } from './telephones';

/**
 * Whether a number can be dialled: in North America 3, 7, 10 or 11 digits, elsewhere up to 15 after a `+` (ITU-T E.164). Letters
 * ('1-800-CUVE') leave it open.
 */
export function hasDialledLength(written: string): boolean {
  const number = written.trim().replace(extensionPattern, '');
  if (/\p{L}/u.test(number)) return true;
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  return [3, 7, 10].includes(digits.length) || (digits.length === 11 && digits.startsWith('1'));
}
