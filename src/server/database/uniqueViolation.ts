import { errorCode } from '../system/errorCode';

/** SQLSTATE of a violated unique constraint. */
const uniqueViolation = '23505';

/** Whether a database refused a row because another one has its unique values. */
export const isUniqueViolation = (error: unknown): boolean =>
  errorCode(error) === uniqueViolation || String(error).includes('UNIQUE constraint failed');
