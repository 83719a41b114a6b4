import type { Configuration } from 'webpack';
import { alone } from './src/build/configuration/alone';
import { client } from './src/build/configuration/client';
import type { Mode } from './src/build/configuration/common';
import { server } from './src/build/configuration/server';

/** The client for browsers, its scripts on their own, and the server for Node. */
export default (_environment: unknown, given: { readonly mode?: Mode }): Configuration[] => {
  const mode = given.mode ?? 'production';
  return [client(mode), alone(mode), server(mode)];
};
