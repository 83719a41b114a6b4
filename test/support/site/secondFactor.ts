import { oneTimeCode } from './oneTimeCode';
import type { TestResponse, TestServer } from './server/testServer';
import { administrator, isRecord } from './server/testServer';

export function valueOf({ body }: TestResponse, name: string): unknown {
  return isRecord(body) ? body[name] : undefined;
}

/** Sends a request about the second factor of the session's account. */
export function requestSecondFactor(
  server: TestServer,
  token: string,
  name: 'start' | 'confirm' | 'renewRecoveryCodes' | 'turnOff',
  body: object,
): Promise<TestResponse> {
  return server.request('POST', `/api/user/secondFactor/${name}`, { token, body });
}

/** Turns on the second factor for the session's account. */
export async function enrol(
  server: TestServer,
  token: string,
  { password } = { password: administrator.password as string },
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const passwordField = { current_password: password };
  const secret = String(valueOf(await requestSecondFactor(server, token, 'start', passwordField), 'secret'));
  const code = { code: oneTimeCode(secret) };
  const codes = valueOf(await requestSecondFactor(server, token, 'confirm', code), 'recoveryCodes');
  if (!Array.isArray(codes)) throw new Error('The second factor could not be turned on.');
  return { secret, recoveryCodes: codes.map(String) };
}
