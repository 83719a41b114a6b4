import { errorCode } from '../system/errorCode';

/** SQLSTATE of a violated unique constraint. */
const uniqueViolation = '23505';

/** Whether the database rejected a row because another row has the same unique values. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === uniqueViolation || String(error).includes('UNIQUE constraint failed');
}
