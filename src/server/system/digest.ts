import { createHash } from 'node:crypto';

/** Hashes a secret for storage, so that a reader of the database does not learn it. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
