import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Inquiry, InquiryField } from '../../../model/inquiries/inquiry';
import { AppError } from '../../errors';

/** The personal values of an inquiry, and the note of the administrators. */
export type PersonalFields = Pick<Inquiry, InquiryField | 'note'>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The beginning of encrypted fields. It names the key, and the format of what follows. */
const prefixOf = (key: Uint8Array): string =>
  `aes1:${createHash('sha256').update(key).digest('hex').slice(0, 16)}:`;

/** Writes and reads the personal fields of stored inquiries, encrypted if the site has a key. */
export class PersonalFieldsCodec {
  private readonly keys: readonly { readonly key: Uint8Array; readonly prefix: string }[];

  /** @param keys the first one encrypts, the others only decrypt */
  constructor(keys: readonly Uint8Array[]) {
    this.keys = keys.map((key) => ({ key, prefix: prefixOf(key) }));
  }

  /** Whether it encrypts. */
  get hasKey(): boolean {
    return this.keys.length > 0;
  }

  /** Whether stored fields are as this codec would store them today. */
  isCurrent(stored: string): boolean {
    const [current] = this.keys;
    return current === undefined || stored.startsWith(current.prefix);
  }

  /** Whether it can read stored fields: they are text, or encrypted with one of its keys. */
  canRead(stored: string): boolean {
    return stored.startsWith('{') || this.keys.some(({ prefix }) => stored.startsWith(prefix));
  }

  /** @param reference of the inquiry: its fields cannot be moved to another one */
  encode(fields: PersonalFields, reference: string): string {
    const json = JSON.stringify(fields);
    const [current] = this.keys;
    if (!current) return json;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, current.key, iv).setAAD(Buffer.from(reference));
    const encrypted = Buffer.concat([iv, cipher.update(json, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${current.prefix}${encrypted.toString('base64')}`;
  }

  /** @throws AppError if the fields are encrypted with a key that this site does not have */
  decode(stored: string, reference: string): PersonalFields {
    if (stored.startsWith('{')) return JSON.parse(stored) as PersonalFields; // as `encode` wrote it
    const found = this.keys.find(({ prefix }) => stored.startsWith(prefix));
    if (!found) throw new AppError('inquiryKeyMissing');
    const bytes = Buffer.from(stored.slice(found.prefix.length), 'base64');
    const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(reference))
      .setAuthTag(bytes.subarray(-tagBytes));
    const json = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
    return JSON.parse(json.toString('utf8')) as PersonalFields; // authenticated, so as `encode` wrote it
  }
}
