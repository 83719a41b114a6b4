import type { Configuration } from 'webpack';
import { standaloneScripts } from './src/build/configuration/alone';
import { client } from './src/build/configuration/client';
import type { Mode } from './src/build/configuration/common';
import { server } from './src/build/configuration/server';

/** The client for browsers, its standalone scripts, and the server for Node. */
export default (_environment: unknown, options: { readonly mode?: Mode }): Configuration[] => {
  const mode = options.mode ?? 'production';
  return [client(mode), standaloneScripts(mode), server(mode)];
};
