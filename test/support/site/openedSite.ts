import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { Config } from '../../../src/server/config';
import type { Environment } from '../../../src/server/system/environment';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import type { Files } from '../../../src/server/files/fileStore';
import { openFiles } from '../../../src/server/files/openFiles';
import { testConfig } from './server/testConfig';

/** A site with only what its storage contains: the tests add no accounts and no content. */
export interface OpenedSite {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly files: Files;
  readonly close: () => Promise<void>;
}

/** Opens a storage with a real application, as the server does at its start, but adds no first content. */
export async function openSite(environment: Environment): Promise<OpenedSite> {
  const config = testConfig({ RATE_LIMIT: 'off', PORT: '0', ...environment });
  const database = openDatabase(config);
  await migrate(database);
  const files = openFiles(config);
  const app = await buildApp({ config, database, files });
  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
  };
  return { app, config, database, files, close };
}

/** The bulk-load response: all content of a site. */
export async function bulkOf(app: FastifyInstance): Promise<string> {
  return (await app.inject({ method: 'GET', url: '/api/allModels/' })).body;
}

/** The content of every file of a site, by name, as Latin-1 text. */
export async function filesOf({ documents, images }: Files): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const store of [documents, images]) {
    for (const name of await store.list()) {
      const chunks: Uint8Array[] = [];
      const file = await store.get(name);
      for await (const chunk of file?.stream ?? []) chunks.push(chunk as Uint8Array); // a stream of bytes
      contents[name] = Buffer.concat(chunks).toString('latin1');
    }
  }
  return contents;
}
