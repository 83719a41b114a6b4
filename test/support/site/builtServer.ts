import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The variable with the folder of the built server and its commands. The set-up sets it. */
export const buildVariable = 'TEST_SERVER_BUILD';

/** A command of the site. */
export type Command =
  'account' | 'backup' | 'restore' | 'restore:drill' | 'prune' | 'content:export' | 'content:import';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** CommonJS packages in the bundle call `require`. */
const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Builds the server and its commands, since they start faster than from their sources. */
export async function buildServer(folder: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  await build({
    entryPoints: [
      { in: 'src/server/main.ts', out: 'main' },
      { in: 'src/server/commands/cli.ts', out: 'cli' },
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(dependencies), // as in production
    banner: { js: requireInModules },
  });
}

/** The file of the built server, or of the command line. */
export function builtProgram(program: 'main' | 'cli'): string {
  const folder = process.env[buildVariable];
  if (folder === undefined) throw new Error('The server is not built: the set-up of the tests did not run.');
  return path.join(folder, `${program}.mjs`);
}
