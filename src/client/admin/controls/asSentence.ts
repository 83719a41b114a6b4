/** A message as a sentence among others: it ends with a full stop, unless it ends already. */
export function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
