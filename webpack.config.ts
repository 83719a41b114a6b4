import type { Configuration } from 'webpack';
import { standaloneScripts } from './src/build/configuration/standalone';
import { client } from './src/build/configuration/client';
import type { Mode } from './src/build/configuration/common';
import { renderer } from './src/build/configuration/renderer';
import { server } from './src/build/configuration/server';

/**
 * The client for browsers, its standalone scripts, the server for Node, and its renderer. Development has no renderer: the
 * browser renders each page, so a changed screen is visible without a restart of the server.
 */
export default (_environment: unknown, options: { readonly mode?: Mode }): Configuration[] => {
  const mode = options.mode ?? 'production';
  const builds = [client(mode), standaloneScripts(mode), server(mode)];
  return mode === 'development' ? builds : [...builds, renderer(mode)];
};
