import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/server/app';
import type { Config, Environment } from '../../../src/server/config';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import type { Files } from '../../../src/server/files/fileStore';
import { openFiles } from '../../../src/server/files/openFiles';
import { testConfig } from './testConfig';

/** A site as it is found in its storage, without accounts or content of the tests. */
export interface OpenedSite {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly files: Files;
  readonly close: () => Promise<void>;
}

/** Opens what is in a storage with a real application, as a start of the server does, but fills nothing. */
export const openSite = async (environment: Environment): Promise<OpenedSite> => {
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
};

/** All content of a site, as its visitors get it. */
export const bulkOf = async (app: FastifyInstance): Promise<string> =>
  (await app.inject({ method: 'GET', url: '/api/allModels/' })).body;

/** Every file of a site, by its name, as Latin-1 text. */
export const filesOf = async ({ documents, images }: Files): Promise<Record<string, string>> => {
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
};
