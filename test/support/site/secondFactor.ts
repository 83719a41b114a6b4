import { oneTimeCode } from './oneTimeCode';
import type { Answer, TestServer } from './testServer';
import { administrator, isRecord } from './testServer';

export const valueOf = ({ body }: Answer, name: string): unknown => (isRecord(body) ? body[name] : undefined);

/** Makes one of the calls about the second factor of a session's account. */
export const callSecondFactor = (
  server: TestServer,
  token: string,
  name: 'start' | 'confirm' | 'turnOff',
  body: object,
): Promise<Answer> => server.call('POST', `/api/user/secondFactor/${name}`, { token, body });

/** Gives the account of a session a second factor. */
export const enrol = async (
  server: TestServer,
  token: string,
  { password } = { password: administrator.password as string },
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> => {
  const own = { current_password: password };
  const secret = String(valueOf(await callSecondFactor(server, token, 'start', own), 'secret'));
  const code = { code: oneTimeCode(secret) };
  const codes = valueOf(await callSecondFactor(server, token, 'confirm', code), 'recoveryCodes');
  if (!Array.isArray(codes)) throw new Error('The second factor could not be turned on.');
  return { secret, recoveryCodes: codes.map(String) };
};
