/** A text of the site by its page and key: 'shared/price'. A test checks that those of the table of entities exist. */
export type TextId = `${string}/${string}`;
