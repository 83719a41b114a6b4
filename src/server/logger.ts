import type { Writable } from 'node:stream';
import type { PrettyOptions } from 'pino-pretty';
import type { LogLevel } from './config';

export interface LoggerOptions {
  readonly level: LogLevel;
  readonly redact: string[];
  readonly stream?: Writable;
}

/** Log lines for people. The library is loaded here: a server without a terminal does not need it. */
export async function terminalStream(destination: PrettyOptions['destination'] = 1): Promise<Writable> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination,
    sync: true, // so that no line is lost when the process ends
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
  });
}

/** Logs hold one JSON object a line. Credentials are removed. */
export function loggerOptions(level: LogLevel): LoggerOptions {
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
  };
}
