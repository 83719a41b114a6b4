import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Environment } from '../../src/server/config';
import { testDatabaseUrl } from './postgres';

/** Where the data of a test server is. */
export interface TestStorage {
  /** What tells a server of it. */
  readonly environment: Environment;
  /** Another one that begins as a copy of this one, whose database nobody may have open. */
  copy(): Promise<TestStorage>;
  remove(): Promise<void>;
}

const temporaryDirectory = (): string => mkdtempSync(path.join(tmpdir(), 'site-test-'));

const removeDirectory = (directory: string): void => rmSync(directory, { recursive: true, force: true });

const embedded = (directory: string): TestStorage => ({
  environment: { DATA_DIR: directory },
  copy: () => {
    const copied = temporaryDirectory();
    cpSync(directory, copied, { recursive: true });
    return Promise.resolve(embedded(copied));
  },
  remove: () => {
    removeDirectory(directory);
    return Promise.resolve();
  },
});

const command = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = database;
  return url.href;
};

/** A database of its own on a server that has others, and a directory for the files. */
const onPostgres = async (serverUrl: string, template = 'template0'): Promise<TestStorage> => {
  const name = `site_test_${randomBytes(8).toString('hex')}`;
  const directory = temporaryDirectory();
  await command(serverUrl, `create database ${name} template ${template}`);
  return {
    environment: { DATA_DIR: directory, DATABASE_URL: urlOf(serverUrl, name) },
    copy: () => onPostgres(serverUrl, name),
    remove: async () => {
      removeDirectory(directory);
      await command(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
};

/** Storage with nothing in it, in the kind of database that this run of the tests is about. */
export const makeStorage = (): Promise<TestStorage> => {
  const serverUrl = testDatabaseUrl();
  return serverUrl === undefined ? Promise.resolve(embedded(temporaryDirectory())) : onPostgres(serverUrl);
};
