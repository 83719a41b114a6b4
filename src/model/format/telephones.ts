/** Where an extension begins: '819 555-0142, poste 12', 'ext. 12', '#12'. */
const extension = /(?:[,;]?\s*(?:ext(?:ension)?\.?|poste|p\.|x|#)\s*)(\d+)\s*$/i;

/**
 * The link that dials a telephone number as people write it, in the form of RFC 3966; a number of ten digits is of North
 * America. Nothing where there is no digit to dial.
 */
export const telephoneLink = (written: string): string | undefined => {
  const inner = extension.exec(written)?.[1];
  const number = written.replace(extension, '');
  const digits = number.replace(/\D/g, '');
  if (digits === '') return undefined;
  const isInternational = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  const prefix = isInternational ? '+' : digits.length === 10 ? '+1' : '';
  return `tel:${prefix}${digits}${inner ? `;ext=${inner}` : ''}`;
};
