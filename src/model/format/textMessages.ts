import { telephoneLink } from './telephones';

/** The link that writes a text message to a telephone number (RFC 5724). An extension takes none. */
export function textMessageLink(written: string): string | undefined {
  const dial = telephoneLink(written);
  return dial?.includes(';') === false ? dial.replace(/^tel:/, 'sms:') : undefined;
}
