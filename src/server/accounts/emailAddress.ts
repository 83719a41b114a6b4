/** The longest address that a login takes, in characters (RFC 5321). */
export const maxEmailLength = 320;

/** Whether an account can have this address: one with which it can log in. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);

/** Whether a mail can be sent to this address: one that holds no sign that means something in a header of mails. */
export const isMailAddress = (text: string): boolean => isEmailAddress(text) && !/[<>()[\]\\,;:"]/.test(text);
