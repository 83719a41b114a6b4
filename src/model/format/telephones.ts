/** An extension at the end of a number: '819 555-0142, poste 12', 'ext. 12', '#12'. */
export const extensionPattern = /(?:[,;]?\s*(?:ext(?:ension)?\.?|poste|p\.|x|#)\s*)(\d+)\s*$/i;

/** Digits, and what people write between them. */
const numberPattern = /^\+?[\d\s().-]{7,25}$/;

/** Whether a text is nothing but a telephone number, with or without an extension: at least seven digits. */
export function isTelephoneNumber(text: string): boolean {
  const number = text.trim().replace(extensionPattern, '');
  return numberPattern.test(number) && number.replace(/\D/g, '').length >= 7;
}

/**
 * The link that dials a telephone number as people write it (RFC 3966). A number of ten digits is a North American one.
 * Undefined where there is no digit to dial.
 */
export function telephoneLink(written: string): string | undefined {
  const extension = extensionPattern.exec(written)?.[1];
  const number = written.replace(extensionPattern, '');
  const digits = number.replace(/\D/g, '');
  if (digits === '') return undefined;
  const isInternational = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  const prefix = isInternational ? '+' : digits.length === 10 ? '+1' : '';
  return `tel:${prefix}${digits}${extension ? `;ext=${extension}` : ''}`;
}
