import { createHash } from 'node:crypto';

/** What is kept in place of something that whoever reads the database must not learn. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
