import { Writable } from 'node:stream';
import type { LogLevel } from './config';

export interface LoggerOptions {
  readonly level: LogLevel;
  readonly redact: string[];
  readonly stream?: Writable;
}

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** What every line holds and nobody at a terminal needs. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => {
  if (isRecord(value) && typeof value.stack === 'string') return `\n${value.stack}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One line of the log as a person reads it: time, level, message, and what belongs to it. */
export const readableLine = (line: string): string => {
  const entry: unknown = JSON.parse(line);
  if (!isRecord(entry)) return line;
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const details = Object.entries(entry)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => `${name}=${written(value)}`);
  return [time, (levels[Number(entry.level)] ?? '').padEnd(5), String(entry.msg), ...details].join(' ');
};

const terminal = (): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      process.stdout.write(`${readableLine(chunk.toString())}\n`, () => done());
    },
  });

/** Logs are one JSON object a line, or readable where a person looks on. No credentials are in them. */
export const loggerOptions = (level: LogLevel, isTerminal: boolean): LoggerOptions => ({
  level,
  redact: [
    '*.authorization',
    '*.password',
    '*.current_password',
    '*.confirm_password',
    '*.headers.authorization',
    '*.headers.cookie',
    '*.cookie',
  ],
  ...(isTerminal && { stream: terminal() }),
});
