import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The variable with the folder of the built server and its commands. The set-up sets it. */
export const buildVariable = 'TEST_SERVER_BUILD';

/** The commands that tests run, named as in package.json. */
const commands = ['account', 'backup', 'restore', 'content:export', 'content:import'] as const;

export type Command = (typeof commands)[number];

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** CommonJS packages in the bundle call `require`. */
const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The source file of a command, from its script in package.json: `tsx src/server/commands/account.ts`. */
const sourceOf = (scripts: Package['scripts'], command: Command): string => {
  const [, source] = /^tsx (\S+\.ts)$/.exec(scripts[command] ?? '') ?? [];
  if (source === undefined) throw new Error(`package.json has no script '${command}' that tsx runs.`);
  return source;
};

const fileName = (command: Command | 'main'): string => command.replace(':', '-');

/** Builds the server and its commands, since they start faster than from their sources. */
export async function buildServer(folder: string): Promise<void> {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  await build({
    entryPoints: [
      { in: 'src/server/main.ts', out: fileName('main') },
      ...commands.map((command) => ({ in: sourceOf(scripts, command), out: fileName(command) })),
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

/** The file of the built server or of one of its commands. */
export function builtProgram(program: Command | 'main'): string {
  const folder = process.env[buildVariable];
  if (folder === undefined) throw new Error('The server is not built: the set-up of the tests did not run.');
  return path.join(folder, `${fileName(program)}.mjs`);
}
