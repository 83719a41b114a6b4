import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import Fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { loggerOptions, terminalStream } from '../../src/server/logger';

const collector = () => {
  let text = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    text += chunk.toString();
    done();
  };
  return { stream: new Writable({ write }), text: () => text };
};

const captureLog = (write: (log: FastifyBaseLogger) => void): string => {
  const { stream, text } = collector();
  write(Fastify({ logger: { ...loggerOptions('info'), stream } }).log);
  return text();
};

test('each log line is a JSON object, without credentials', () => {
  const text = captureLog((log) => {
    log.info({ headers: { authorization: 'Bearer secret-token', cookie: 'secret-cookie' } }, 'first');
    log.info({ body: { email: 'a@example.com', password: 'secret-password' } }, 'second');
    log.debug('not at this level');
  });
  const lines = text.trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'second']);
  expect(text).not.toContain('secret');
});

test('at a terminal a log line is formatted for reading', async () => {
  const { stream, text } = collector();
  const log = Fastify({ logger: { ...loggerOptions('info'), stream: await terminalStream(stream) } }).log;
  log.info({ method: 'GET', status: 200 }, 'request completed');
  log.error(new Error('broken'));
  const lines = stripVTControlCharacters(text());
  expect(lines).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request completed {"method":"GET","status":200}$/m);
  expect(lines).toMatch(/ ERROR: broken *\n(?:.*\n)* +Error: broken\n +at /);
});
