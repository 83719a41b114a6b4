import { initialTexts } from '../../../src/server/content/texts';
import { ServerProcess } from '../../support/serverProcess';
import { makeStorage } from '../../support/testStorage';

test('two processes that start at once fill one site once, and share its sessions', async () => {
  const storage = await makeStorage();
  const [one, other] = await Promise.all([
    ServerProcess.start(storage.environment),
    ServerProcess.start(storage.environment),
  ]);
  const passwords = [...one.printed, ...other.printed].flatMap((line) =>
    /^ {2}(\S+@\S+) {2}(\S+)$/.exec(line)?.slice(1) ? [line.trim().split(/ +/)] : [],
  );
  expect(passwords.map(([email]) => email).sort()).toEqual(['admin@example.com', 'super@example.com']);
  for (const server of [one, other]) {
    const { body } = await server.call('/api/allModels/');
    expect((body as { readonly resources: unknown[] }).resources).toHaveLength(initialTexts.length);
  }
  const [email = '', password = ''] = passwords[0] ?? [];
  const token = await one.login({ email, password });
  const headers = { authorization: `Bearer ${token}` };
  expect((await other.call('/api/auth/session', { headers })).body).toMatchObject({ email });
  await one.end('SIGTERM');
  await other.end('SIGTERM');
  await storage.remove();
}, 120_000);
