import { Writable } from 'node:stream';
import Fastify from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { loggerOptions, readableLine } from '../../src/server/logger';

const captureLog = (write: (log: FastifyBaseLogger) => void): string => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  write(Fastify({ logger: { ...loggerOptions('info', false), stream } }).log);
  return text;
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

test('at a terminal a log line is formatted for reading', () => {
  const line = JSON.stringify({
    level: 30,
    time: new Date(2026, 0, 2, 3, 4, 5).getTime(),
    pid: 1,
    hostname: 'here',
    method: 'GET',
    status: 200,
    err: { stack: 'Error: x\n    at y' },
    msg: 'answered',
  });
  expect(readableLine(line)).toBe('03:04:05 info  answered method=GET status=200 err=\nError: x\n    at y');
});
