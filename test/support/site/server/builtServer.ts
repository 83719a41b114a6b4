import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { externalPackages } from '../../../../src/build/externalPackages';

/** The variable with the folder of the built server and its commands. The set-up sets it. */
export const buildVariable = 'TEST_SERVER_BUILD';

/** A command of the site. */
export type Command =
  | 'account'
  | 'backup'
  | 'restore'
  | 'restore:drill'
  | 'prune'
  | 'parity'
  | 'content:export'
  | 'content:import';

/** CommonJS packages in the bundle call `require`. */
const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Builds the server and its commands with their packages, as in production. They start in half of the time that they take from
 * the packages' own files, of which there are hundreds.
 */
export async function buildServer(folder: string): Promise<void> {
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
    external: [...externalPackages],
    banner: { js: requireInModules },
  });
}

/** Leaves out the code that the client loads on demand, as the build does (build/configuration/renderer.ts). */
const withoutLazyCode: Plugin = {
  name: 'without-lazy-code',
  setup: (builder) => {
    builder.onResolve({ filter: /^\./ }, ({ kind, importer, path: name }) =>
      kind === 'dynamic-import' &&
      /[\\/]src[\\/]client[\\/](?:app|site|ui)[\\/]/.test(importer) &&
      !name.endsWith('Screen.tsx')
        ? { path: name, external: true }
        : undefined,
    );
  },
};

/** Builds the thread that renders pages, with the development build of React, which warns. */
export async function buildRenderer(folder: string): Promise<void> {
  await build({
    entryPoints: [{ in: 'src/server/pages/rendering/renderWorker.ts', out: 'rendering/renderWorker' }],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      '@emotion/is-prop-valid': path.resolve('src/client/ui/theme/isPropValid.ts'),
      '@pandacss/is-valid-prop': path.resolve('src/client/ui/theme/isCssProperty.ts'),
    },
    plugins: [withoutLazyCode],
    banner: { js: requireInModules },
  });
}

/** The file of the built renderer. */
export function builtRenderWorker(): string {
  return path.join(builtFolder(), 'rendering/renderWorker.js');
}

const builtFolder = (): string => {
  const folder = process.env[buildVariable];
  if (folder === undefined) throw new Error('The server is not built: the set-up of the tests did not run.');
  return folder;
};

/** The file of the built server, or of the command line. */
export function builtProgram(program: 'main' | 'cli'): string {
  return path.join(builtFolder(), `${program}.mjs`);
}
