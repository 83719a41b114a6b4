import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Environment } from '../../../src/server/config';
import { testDatabaseUrl } from '../postgres/postgres';

/** Where the data of a test server is. */
export interface TestStorage {
  /** What tells a server of it. */
  readonly environment: Environment;
  /** Another one that begins as a copy of this one, whose database nobody may have open. */
  copy(): Promise<TestStorage>;
  remove(): Promise<void>;
}

/** Name what storage is copied from: a folder, and a database on the server of the tests. Set before the first test. */
export const embeddedTemplateVariable = 'TEST_TEMPLATE_FOLDER';
export const postgresTemplateVariable = 'TEST_TEMPLATE_DATABASE';

export const temporaryDirectory = (): string => mkdtempSync(path.join(tmpdir(), 'site-test-'));

const removeDirectory = (directory: string): void => rmSync(directory, { recursive: true, force: true });

export const embedded = (directory: string): TestStorage => ({
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
export const onPostgres = async (
  serverUrl: string,
  template = 'template0',
): Promise<TestStorage & { readonly database: string }> => {
  const name = `site_test_${randomBytes(8).toString('hex')}`;
  const directory = temporaryDirectory();
  await command(serverUrl, `create database ${name} template ${template}`);
  return {
    database: name,
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

const templateNamed = (variable: string): string => {
  const name = process.env[variable];
  if (name === undefined) throw new Error('There is no template: its set-up did not run.');
  return name;
};

/** Storage with a migrated database and the accounts of every test server. */
export const copyTemplate = (): Promise<TestStorage> => {
  const serverUrl = testDatabaseUrl();
  return serverUrl === undefined
    ? embedded(templateNamed(embeddedTemplateVariable)).copy()
    : onPostgres(serverUrl, templateNamed(postgresTemplateVariable));
};
