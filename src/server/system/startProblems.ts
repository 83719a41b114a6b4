import type { Config } from '../config';
import { explainDamage } from '../database/damagedDatabase';
import { ConfigError } from './environment';
import { errorCode } from './errorCode';

type ListenConfig = Pick<Config, 'host' | 'port'>;

const hostProblem = 'is not an address of this machine. Use 127.0.0.1 behind a proxy, 0.0.0.0 in a container';

/** Explains why the server cannot listen. @returns the error itself if no variable is the cause */
export function explainListenError(error: unknown, { host, port }: ListenConfig): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new ConfigError('PORT', `another program uses port ${port} of ${host}`, error);
    case 'EACCES':
      return new ConfigError('PORT', `this user may not use port ${port}. Use one above 1023`, error);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError('HOST', `'${host}' ${hostProblem}`, error);
    default:
      return error;
  }
}

/** Codes of the network and of PostgreSQL for a database that cannot be opened. */
const databaseProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host cannot be looked up',
  ETIMEDOUT: 'it does not respond',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ECONNRESET: 'it closes the connection',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'the database does not exist',
  '42501': 'the user lacks a permission',
  '57P03': 'it is starting up',
};

const noConnection = /timeout|Connection terminated|does not support SSL|certificate/i;

const problemOf = (error: unknown): string | undefined => {
  const known = databaseProblems[errorCode(error) ?? ''];
  if (known !== undefined || !(error instanceof Error)) return known;
  if (noConnection.test(error.message)) return error.message;
  return error.cause === undefined ? undefined : problemOf(error.cause); // of a backup that could not be written
};

const explainPostgres = (error: unknown, databaseUrl: string): unknown => {
  const problem = problemOf(error);
  if (problem === undefined || error instanceof ConfigError) return error;
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const place = `${host}:${port || '5432'}${pathname}`;
  return new ConfigError('DATABASE_URL', `PostgreSQL at ${place} cannot be used: ${problem}`, error);
};

/**
 * Explains why the database cannot be used, without the password in the URL of PostgreSQL.
 * @returns the error itself if the database is not the cause
 */
export function explainDatabaseError(
  error: unknown,
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
): unknown {
  return databaseUrl === undefined
    ? explainDamage(error, dataDirectory)
    : explainPostgres(error, databaseUrl);
}
