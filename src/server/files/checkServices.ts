import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { ConfigError } from '../system/environment';
import type { Bucket } from './bucket';
import { BucketClient } from './bucketClient';
import { ObjectStoreError } from './objectStoreError';

/** How long the object store may take at a start. If it is away then, the site starts all the same. */
const timeoutMs = 2_000;

/** The error codes of the store for wrong settings, and the variables to check. */
const wrongSettings: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY',
  InvalidAccessKeyId: 'AWS_ACCESS_KEY_ID',
  InvalidToken: 'AWS_SESSION_TOKEN',
  ExpiredToken: 'AWS_SESSION_TOKEN',
  AuthorizationHeaderMalformed: 'AWS_REGION',
  NoSuchBucket: 'FILES_URL',
};

/**
 * Tries the credentials of the object store.
 * @returns a problem that may pass, for the log
 * @throws ConfigError if the store refuses the settings: otherwise the first upload would fail
 */
export async function checkBucket(bucket: Bucket): Promise<string | undefined> {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix };
  try {
    await new BucketClient(bucket, timeoutMs).text({ method: 'GET', query });
    return undefined;
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    const variable = Object.entries(wrongSettings).find(([code]) => error.message.includes(code))?.[1];
    if (variable !== undefined) throw new ConfigError(variable, error.message, error);
    return error.message;
  }
}

const isProgram = async (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    async () => (await stat(file)).isFile(),
    () => false,
  );

/** @throws ConfigError if the scanner is not there: otherwise each upload would fail */
export async function checkScanCommand(
  { scanCommand }: Pick<Config, 'scanCommand'>,
  searchPath = process.env.PATH ?? '',
): Promise<void> {
  const [program] = scanCommand ?? [];
  if (program === undefined) return;
  const files = program.includes('/')
    ? [program]
    : searchPath.split(path.delimiter).map((folder) => path.join(folder, program));
  for (const file of files) if (await isProgram(file)) return;
  throw new ConfigError('SCAN_COMMAND', `there is no program '${program}'`);
}
