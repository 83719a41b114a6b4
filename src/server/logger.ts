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

/** Fields that are written at the start of a line, or that nobody needs at a terminal. */
const hiddenFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formatValue = (value: unknown): string => {
  if (isRecord(value) && typeof value.stack === 'string') return `\n${value.stack}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One line of the log for people: time, level, message and details. */
export function readableLine(line: string): string {
  const entry: unknown = JSON.parse(line);
  if (!isRecord(entry)) return line;
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const details = Object.entries(entry)
    .filter(([name]) => !hiddenFields.has(name))
    .map(([name, value]) => `${name}=${formatValue(value)}`);
  return [time, (levels[Number(entry.level)] ?? '').padEnd(5), String(entry.msg), ...details].join(' ');
}

const terminalStream = (): Writable =>
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      process.stdout.write(`${readableLine(chunk.toString())}\n`, () => done());
    },
  });

/** Logs hold one JSON object a line, or readable lines in a terminal. Credentials are removed. */
export function loggerOptions(level: LogLevel, isTerminal: boolean): LoggerOptions {
  return {
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
    ...(isTerminal && { stream: terminalStream() }),
  };
}
