/** The message id of a text in react-intl: its page, if it has one, and its key. */
export function messageId(page: string | null, key: string): string {
  return `${page ?? ''}/${key}`;
}
