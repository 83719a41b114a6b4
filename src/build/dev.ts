import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configurations from '../../webpack.config';
import { brandList, brandUrl } from '../model/site/brands';
import type { Config } from '../server/config';
import { parseConfig } from '../server/config';
import { buildFolder } from './buildFolder';
import { freePort } from './freePort';
import { ServerRunner } from './serverRunner';

/*
 * `npm run dev`: both halves are built again with each change. The development server takes the port that was asked for,
 * passes requests on to the site's own server with their host, and reloads an open page when something has changed.
 */
const config = parseConfig(process.env); // what is wrong with it is said before a build, not after
const runner = new ServerRunner({ folder: buildFolder.development, port: await freePort() });
const compiler = webpack(configurations({}, { mode: 'development' }));

compiler.hooks.done.tap('RunServer', (stats) => {
  if (!stats.hasErrors()) runner.runLatest();
});

const createDevServer = ({ port, host }: Config): WebpackDevServer =>
  new WebpackDevServer(
    {
      port,
      host,
      allowedHosts: 'all', // each brand has its own
      static: false,
      hot: false,
      client: { logging: 'warn', overlay: true, webSocketURL: 'auto://0.0.0.0:0/ws' }, // where the page came from
      devMiddleware: { index: false, writeToDisk: true },
      setupMiddlewares: (middlewares) => [
        // A page that is reloaded waits for the server that has just been built.
        (_request: unknown, _response: unknown, next: () => void) => void runner.untilRunning().then(next),
        ...middlewares,
      ],
      proxy: [
        {
          context: () => true,
          target: runner.origin,
          logLevel: 'silent',
          onError: (_error, _request, response) => {
            // The first build is under way, or the server has failed: the page asks again by itself.
            response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' });
            response.end('The server does not run (yet): see the terminal.\n');
          },
        },
      ],
    },
    compiler,
  );

const printAddresses = (server: WebpackDevServer): void => {
  const address = server.server?.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  for (const { id } of brandList) {
    process.stdout.write(`${brandUrl(id, config.brandHosts, { protocol: 'http:', port })}\n`);
  }
};

const devServer = createDevServer(config);
await devServer.start();
await runner.started;
printAddresses(devServer);
