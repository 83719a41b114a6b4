import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { multipart } from '../../support/data/multipart';
import { launch, ServerProcess } from '../../support/site/server/serverProcess';
import { administrator } from '../../support/site/server/testServer';
import { createStorage } from '../../support/site/server/testStorage';

const rejectsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

const untilConnectionsRejected = async (port: number): Promise<void> => {
  while (!(await rejectsConnections(port))) await new Promise((resolve) => setTimeout(resolve, 20));
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** A connection that received a response and stays open for the next request. */
const openKeepAlive = async (port: number): Promise<Socket> => {
  const socket = await open(port);
  socket.write('GET /api/allModels HTTP/1.1\r\nhost: norcuve.localhost\r\n\r\n');
  let response = '';
  for await (const text of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    response += String(text);
    if (response.endsWith('}')) break;
  }
  expect(response).toMatch(/^connection: keep-alive/im);
  return socket;
};

const untilClosed = async (socket: Socket): Promise<void> => {
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
};

test('a stop completes running requests, rejects new connections, and closes streams and idle connections', async () => {
  const storage = await createStorage();
  const server = await ServerProcess.start({
    ...storage.environment,
    ADMIN_PASSWORD: administrator.password,
  });
  const token = await server.login(administrator);
  const stream = await fetch(`${server.origin}/api/changes`);
  const { body, headers } = multipart({ field: 'file', name: 'sheet.pdf', content: '%PDF-1.7 whole' });
  const port = Number(new URL(server.origin).port);
  const idle = [await open(port), await openKeepAlive(port)];
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  const half = body.length >> 1;
  const lines = [
    'POST /api/file/upload HTTP/1.1',
    'host: norcuve.localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data'); // the server asks for the body: the request is running
  socket.write(body.subarray(0, half));
  const halfRequest = await open(port);
  halfRequest.write('GET / HTTP/1.1\r\nhost:');
  const stopped = server.end('SIGTERM');
  await untilConnectionsRejected(port);
  await Promise.all(idle.map(untilClosed));
  expect(await stream.text()).toContain('retry:');
  socket.write(body.subarray(half));
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 201 /m);
  expect(response).toMatch(/^connection: close/im);
  expect(await stopped).toBe(0); // it would be 1 if the server had to abort requests
  await untilClosed(halfRequest);
  await storage.remove();
});

/** Makes a process stop itself as soon as it listens, before any other handler of that event. */
const stopsWhenListening = `
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...args) {
    this.prependOnceListener('listening', () => process.kill(process.pid, 'SIGTERM'));
    return listen.apply(this, args);
  };
`;

test('a stop in the moment when the server starts to listen is a normal stop', async () => {
  const storage = await createStorage();
  const preload = `data:text/javascript,${encodeURIComponent(stopsWhenListening)}`;
  const child = launch({ ...storage.environment, NODE_OPTIONS: `--import=${preload}` });
  child.stdout?.resume();
  await once(child, 'exit');
  expect([child.exitCode, child.signalCode]).toEqual([0, null]);
  await storage.remove();
});
