/** The message id of a text in react-intl: its page, if it has one, and its key. */
export const messageId = (page: string | null, key: string): string => `${page ?? ''}/${key}`;
