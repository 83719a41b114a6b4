import { multipart } from './multipart';
import type { TestServer } from '../site/server/testServer';
import { isRecord } from '../site/server/testServer';

/** The client id that the built-in image host accepts from a session. */
export async function clientIdOf(server: TestServer, token: string): Promise<string> {
  const { body } = await server.request('GET', '/api/auth/session', { token });
  return isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
}

/** Uploads an image as an administrator. @returns its link */
export async function uploadImage(server: TestServer, token: string, content: Uint8Array): Promise<string> {
  const { body, headers } = multipart({ field: 'image', name: 'picture', content });
  const authorization = `Client-ID ${await clientIdOf(server, token)}`;
  const response = await server.request('POST', '/api/image', {
    body,
    headers: { ...headers, authorization },
  });
  if (isRecord(response.body) && isRecord(response.body.data)) return String(response.body.data.link);
  throw new Error(`The image was not accepted: ${response.status}`);
}
