import type { Configuration } from 'webpack';
import { clientAliases } from './client';
import type { Mode } from './common';
import { common, inProject, output, scripts } from './common';
import { serverMinimizer } from './server';

/**
 * The thread of the server that renders pages (server/pages/rendering), with the screens of the client. Code that the client
 * loads on demand is not rendered on the server, so it is left out: an `import()` of it fails.
 */
export function renderer(mode: Mode): Configuration {
  const { resolve } = common(mode, 'renderer');
  return {
    ...common(mode, 'renderer'),
    target: 'node20',
    devtool: false,
    entry: { renderWorker: inProject('src/server/pages/rendering/renderWorker.ts') },
    experiments: { outputModule: true },
    output: {
      path: output(mode, 'server/rendering'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    resolve: { ...resolve, alias: clientAliases(mode) },
    module: {
      parser: {
        javascript: { exportsPresence: 'error', dynamicImportMode: 'weak', importMeta: false, url: false },
      },
      rules: [scripts(mode, false)],
    },
    optimization: { minimizeOptions: { javascript: false }, minimizer: [serverMinimizer] },
  };
}
