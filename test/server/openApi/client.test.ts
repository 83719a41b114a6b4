import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { clientSource } from '../../support/openApi/clientSource';
import { administrator, TestServer } from '../../support/site/server/testServer';

/*
 * A typed client that is generated from the OpenAPI document.
 */

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await TestServer.start();
  const cache = path.resolve('node_modules/.cache'); // below the packages that the client imports
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'openapi-client-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const run = async (...args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: unknown) => {
    throw new Error(
      error instanceof Error && 'stdout' in error ? `${error.message}\n${String(error.stdout)}` : '',
    );
  });
  return stdout;
};

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

test('compiles in strict mode, and adds, reads, changes and deletes a row with an uploaded file', async () => {
  const { raw } = await server.request('GET', '/api/docs');
  const file = (name: string): string => path.join(folder, name);
  writeFileSync(file('openapi.json'), raw);
  await run(
    '--import',
    'tsx',
    'test/support/openApi/generateClient.ts',
    file('openapi.json'),
    file('api.d.ts'),
  );
  writeFileSync(file('client.ts'), clientSource);
  writeFileSync(file('package.json'), '{"type":"module"}');
  writeFileSync(file('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
  await run('node_modules/typescript-native/bin/tsc', '--project', folder, '--singleThreaded');
  const origin = await server.listen();
  const output = await run(file('client.js'), origin, administrator.email, administrator.password);
  expect(JSON.parse(output)).toEqual({
    added: expect.objectContaining({ nameEn: 'Hose', nameFr: '', fileName: 'sheet.pdf' }) as unknown,
    names: ['Hose / Tuyau'],
    file: '%PDF-1.7 sheet',
    error: 'This item no longer exists. It may have been deleted.',
    texts: 0,
  });
});
