import { onParentEnd } from '../server/system/parentProcess'; // first: it reads the parent
import { inspect } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configurations from '../../webpack.config';
import { brandList, brandUrl } from '../model/site/brands';
import type { Config } from '../server/config';
import { parseConfig } from '../server/config';
import { ConfigError } from '../server/system/environment';
import { explainListenError } from '../server/system/startProblems';
import { buildFolder } from './buildFolder';
import { freePort } from './freePort';
import { ServerRunner } from './serverRunner';

/** The builds of client and server. After each of them the server runs again, if it has changed. */
const createCompiler = (runner: ServerRunner) => {
  const compiler = webpack(configurations({}, { mode: 'development' }));
  compiler.hooks.done.tap('RunServer', (stats) => {
    if (!stats.hasErrors()) runner.runLatest();
  });
  return compiler;
};

const createDevServer = ({ port, host }: Config, runner: ServerRunner): WebpackDevServer =>
  new WebpackDevServer(
    {
      port,
      host,
      allowedHosts: 'all', // each brand has its own host
      static: false,
      hot: false,
      client: { logging: 'warn', overlay: true, webSocketURL: 'auto://0.0.0.0:0/ws' }, // the origin of the page
      devMiddleware: { index: false, writeToDisk: true },
      setupMiddlewares: (middlewares) => [
        // A reloaded page waits until the server of the latest build runs.
        (_request: unknown, _response: unknown, next: () => void) => void runner.untilRunning().then(next),
        ...middlewares,
      ],
      proxy: [
        {
          context: () => true,
          target: runner.origin,
          logLevel: 'silent',
          onError: (_error, _request, response) => {
            // The first build is not finished, or the server has failed: the page reloads itself every second.
            response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
            response.end('The server does not run (yet): see the terminal.\n');
          },
        },
      ],
    },
    createCompiler(runner),
  );

const printAddresses = (server: WebpackDevServer, { brandHosts }: Config): void => {
  const address = server.server?.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  for (const { id } of brandList) {
    process.stdout.write(`${brandUrl(id, brandHosts, { protocol: 'http:', port })}\n`);
  }
};

/**
 * `npm run dev`: webpack rebuilds client and server at each change. The development server listens on the configured port.
 * It forwards requests to the site's server with their host, and reloads an open page after a build.
 */
const dev = async (): Promise<void> => {
  const config = parseConfig(process.env); // reports a wrong configuration before the build, not after it
  onParentEnd(() => process.exit(1)); // the site's server exits with this process
  await freePort(config).catch((error: unknown) => {
    throw explainListenError(error, config);
  });
  const runner = new ServerRunner({ folder: buildFolder.development, port: await freePort() });
  const devServer = createDevServer(config, runner);
  process.stdout.write('Building. The first build can take a minute.\n');
  await devServer.start();
  await runner.started;
  printAddresses(devServer, config);
};

dev().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exit(1);
});
