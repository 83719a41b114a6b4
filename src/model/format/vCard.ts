/** The values of a contact card. Lines without a value are left out. */
export interface ContactCard {
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly title: string;
  readonly email: string;
  readonly telephone: string;
  readonly url: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
}

const escape = (text: string): string =>
  text
    .trim()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');

const joined = (...parts: readonly string[]): string => parts.map(escape).join(';');

/** A contact card as a file that telephones and mail programs read (RFC 2426, version 3.0). */
export function vCard(card: ContactCard): string {
  const { firstName, lastName, address } = card;
  const lines: readonly (readonly [name: string, value: string])[] = [
    ['N', joined(lastName, firstName, '', '', '')],
    ['FN', escape(`${firstName.trim()} ${lastName.trim()}`)],
    ['ORG', escape(card.organization)],
    ['TITLE', escape(card.title)],
    ['EMAIL;TYPE=WORK', escape(card.email)],
    ['TEL;TYPE=WORK,VOICE', escape(card.telephone)],
    [
      'ADR;TYPE=WORK',
      joined('', '', address.street, address.city, address.region, address.postalCode, address.country),
    ],
    ['URL', card.url],
  ];
  const known = lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`);
  return ['BEGIN:VCARD', 'VERSION:3.0', ...known, 'END:VCARD', ''].join('\r\n');
}
