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

const parserErrorCodes: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: 'tooLarge' };

/** Responds to input that is not HTTP, or whose headers are too large, like to any other failed request. */
export function handleClientError(error: ClientError, socket: ClientSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = parserErrorCodes[error.code ?? ''] ?? 'wrongShape';
  const body = JSON.stringify(errorBody(code, 'en', { limit: '16 kB' }));
  const { status } = errorKinds[code];
  const head = [
    `HTTP/1.1 ${status} ${status === 413 ? 'Payload Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
