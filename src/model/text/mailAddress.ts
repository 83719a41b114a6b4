import { isEmailAddress } from '../schema/validate';

/** Whether a mail can be sent to this address: it has no character with a meaning in mail headers. */
export function isMailAddress(text: string): boolean {
  return isEmailAddress(text) && !/[<>()[\]\\,;:"]/.test(text);
}
