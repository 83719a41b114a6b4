import type { Environment } from '../../system/environment';
import { ConfigError, envValue, listOf } from '../../system/environment';

const variable = 'INQUIRY_KEY';

/** AES-256 has keys of 256 bits. */
const keyBytes = 32;

const decodeKey = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');

/**
 * Reads the keys of inquiries from `INQUIRY_KEY`: the current one, then former ones.
 * @throws ConfigError that does not repeat a key
 */
export function parseInquiryKeys(environment: Environment): readonly Uint8Array[] {
  const keys = listOf(envValue(environment, variable) ?? '').map(decodeKey);
  if (keys.some(({ length }) => length !== keyBytes))
    throw new ConfigError(
      variable,
      `${keyBytes} random bytes in base64 or hex are expected, such as from: openssl rand -base64 ${keyBytes}`,
    );
  return keys;
}
