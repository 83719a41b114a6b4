import type { Configuration } from 'webpack';
import type { Mode } from './common';
import { browserMinimizer, common, inProject, output, scripts } from './common';

/** The development server leaves such scripts as they are. The types do not know that its settings may be false. */
const withoutDevServer: object = { devServer: false };

/**
 * Scripts that are each on their own: what every page runs first, which is written into it, and what keeps the site for when
 * there is no network, which no page waits for. In development nothing is kept: a change is seen at once.
 */
export const alone = (mode: Mode): Configuration => ({
  ...common(mode, 'alone'),
  target: ['webworker', 'es2022'], // nothing that is loaded later
  devtool: false,
  ...withoutDevServer,
  entry: {
    boot: inProject('src/client/app/start/boot.ts'),
    ...(mode === 'production'
      ? { 'service-worker': inProject('src/client/app/offline/serviceWorker.ts') }
      : {}),
  },
  output: { path: output(mode, 'client/alone'), filename: '[name].js', clean: true },
  module: { rules: [scripts(mode, false)] },
  optimization: { minimizer: [browserMinimizer, '...'] },
});
