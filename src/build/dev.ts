import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configurations from '../../webpack.config';
import { freePort } from './freePort';
import { ServerRunner } from './serverRunner';

/*
 * `npm run dev`: both halves are built anew with each change. What the browser talks to stands before the server, hands
 * everything on to it with the host that was asked for, and loads an open page anew when something has changed.
 */
const serverPort = await freePort();
const runner = new ServerRunner({ folder: 'dist', port: serverPort });
const compiler = webpack(configurations({}, { mode: 'development' }));

compiler.hooks.done.tap('RunServer', (stats) => {
  if (!stats.hasErrors()) runner.runLatest();
});

const front = new WebpackDevServer(
  {
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? '127.0.0.1',
    allowedHosts: 'all', // each brand has its own
    static: false,
    hot: false,
    client: { logging: 'warn', overlay: true, webSocketURL: 'auto://0.0.0.0:0/ws' }, // where the page came from
    devMiddleware: { index: false, writeToDisk: true },
    setupMiddlewares: (middlewares) => [
      // A page that is loaded anew waits for the server that has just been built.
      (_request: unknown, _response: unknown, next: () => void) => void runner.untilRunning().then(next),
      ...middlewares,
    ],
    proxy: [
      {
        context: () => true,
        target: `http://127.0.0.1:${serverPort}`,
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
await front.start();
