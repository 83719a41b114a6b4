import type { Configuration } from 'webpack';
import type { Mode } from './common';
import { browserMinimizer, common, inProject, output, scripts } from './common';

/** The development server must not add its client to these scripts. Webpack's types do not allow `false` here. */
const withoutDevServer: object = { devServer: false };

/**
 * The scripts that are one file each: the boot script, which every page holds inline and runs first, and the service worker,
 * which caches the site for offline use. Pages do not wait for the service worker. Development has none, so that each change
 * shows at once.
 */
export function standaloneScripts(mode: Mode): Configuration {
  return {
    ...common(mode, 'standalone'),
    target: ['webworker', 'es2022'], // these scripts load no chunks
    devtool: false,
    ...withoutDevServer,
    entry: {
      boot: inProject('src/client/app/start/boot.ts'),
      ...(mode === 'production'
        ? { 'service-worker': inProject('src/client/app/offline/serviceWorker.ts') }
        : {}),
    },
    output: { path: output(mode, 'client/standalone'), filename: '[name].js', clean: true },
    module: { rules: [scripts(mode, false)] },
    optimization: { minimizer: [browserMinimizer, '...'] },
  };
}
