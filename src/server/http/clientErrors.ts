import { STATUS_CODES } from 'node:http';
import { errorKinds } from '../../model/errors/catalogue';
import type { ErrorCode } from '../../model/errors/catalogue';
import { errorBody } from './errors';

interface ClientError extends Error {
  readonly code?: string;
}

interface ClientSocket {
  readonly writable: boolean;
  end(text: string): unknown;
  destroy(error?: Error): unknown;
}

const errorCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'tooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Responds to input that is not HTTP, whose headers are too large, or that arrives too slowly, like to any other failed request. */
export function handleClientError(error: ClientError, socket: ClientSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = errorCodes[error.code ?? ''] ?? 'wrongShape';
  const body = JSON.stringify(errorBody(code, 'en', { limit: '16 kB' }));
  const { status } = errorKinds[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
