/** The longest email address that a login accepts, in characters (RFC 5321). */
export const maxEmailLength = 320;

/** Whether an account can have this email address and log in with it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);
}

/** Whether a mail can be sent to this address: it has no character with a meaning in mail headers. */
export function isMailAddress(text: string): boolean {
  return isEmailAddress(text) && !/[<>()[\]\\,;:"]/.test(text);
}
