import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Environment } from '../../../../src/server/system/environment';
import { testDatabaseUrl } from '../../postgres/postgres';
import { memoryFolder } from './memoryFolder';

/** The place of a test server's data. */
export interface TestStorage {
  /** The variables with which a server uses this storage. */
  readonly environment: Environment;
  /** Creates a copy of this storage. No server may have its database open. */
  copy(): Promise<TestStorage>;
  remove(): Promise<void>;
}

/** The variables with the templates of storage: a folder, and a database on the tests' PostgreSQL server. The set-up sets them. */
export const embeddedTemplateVariable = 'TEST_TEMPLATE_FOLDER';
export const postgresTemplateVariable = 'TEST_TEMPLATE_DATABASE';

export function temporaryDirectory(): string {
  return mkdtempSync(path.join(memoryFolder(), 'site-test-'));
}

const removeDirectory = (directory: string): void => rmSync(directory, { recursive: true, force: true });

export function embeddedStorage(directory: string): TestStorage {
  return {
    environment: { DATA_DIR: directory },
    copy: () => {
      const copyDirectory = temporaryDirectory();
      cpSync(directory, copyDirectory, { recursive: true });
      return Promise.resolve(embeddedStorage(copyDirectory));
    },
    remove: () => {
      removeDirectory(directory);
      return Promise.resolve();
    },
  };
}

const execute = async (serverUrl: string, sql: string): Promise<void> => {
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

/** A new database on a shared PostgreSQL server, and a directory for the files. */
export async function createPostgresStorage(
  serverUrl: string,
  template = 'template0',
): Promise<TestStorage & { readonly database: string }> {
  const name = `site_test_${randomBytes(8).toString('hex')}`;
  const directory = temporaryDirectory();
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`); // the default takes six times as long
  return {
    database: name,
    environment: { DATA_DIR: directory, DATABASE_URL: urlOf(serverUrl, name) },
    copy: () => createPostgresStorage(serverUrl, name),
    remove: async () => {
      removeDirectory(directory);
      await execute(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Empty storage, on the kind of database that this test run uses. */
export function createStorage(): Promise<TestStorage> {
  const serverUrl = testDatabaseUrl();
  return serverUrl === undefined
    ? Promise.resolve(embeddedStorage(temporaryDirectory()))
    : createPostgresStorage(serverUrl);
}

const templateNamed = (variable: string): string => {
  const name = process.env[variable];
  if (name === undefined) throw new Error('There is no template: the set-up of the tests did not run.');
  return name;
};

/** Storage with a migrated database and the accounts of every test server. */
export function copyTemplate(): Promise<TestStorage> {
  const serverUrl = testDatabaseUrl();
  return serverUrl === undefined
    ? embeddedStorage(templateNamed(embeddedTemplateVariable)).copy()
    : createPostgresStorage(serverUrl, templateNamed(postgresTemplateVariable));
}
