/** The id under which react-intl knows a text: its page, if it has one, and its key. */
export const messageId = (page: string | null, key: string): string => `${page ?? ''}/${key}`;
