import { findAccount } from '../../../src/server/accounts/accounts';
import { administrator, TestServer } from '../../support/testServer';

test('a text with a NUL is not taken for what stands before it', async () => {
  const server = await TestServer.start();
  await expect(findAccount(server.database, `${administrator.email}\0x`)).rejects.toThrow('NUL');
  expect(await findAccount(server.database, administrator.email)).toMatchObject({ id: 1 });
  await server.close();
});
