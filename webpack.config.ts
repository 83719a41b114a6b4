import type { Configuration } from 'webpack';
import { standaloneScripts } from './src/build/configuration/alone';
import { client } from './src/build/configuration/client';
import type { Mode } from './src/build/configuration/common';
import { renderer } from './src/build/configuration/renderer';
import { server } from './src/build/configuration/server';

/** The client for browsers, its standalone scripts, the server for Node, and its renderer. */
export default (_environment: unknown, options: { readonly mode?: Mode }): Configuration[] => {
  const mode = options.mode ?? 'production';
  return [client(mode), standaloneScripts(mode), server(mode), renderer(mode)];
};
