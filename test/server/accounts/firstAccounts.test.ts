import { listAccounts } from '../../../src/server/accounts/accounts';
import { makeFirstAccounts } from '../../../src/server/accounts/firstAccounts';
import { TestServer } from '../../support/testServer';

test('a first start makes both accounts or none, and the next makes them', async () => {
  const server = await TestServer.start();
  await server.database.system.deleteFrom('accounts').execute();
  const [admin, superUser] = [{ email: 'first@example.com' }, { email: 'second@example.com' }];
  await expect(makeFirstAccounts(server.database, { admin, superUser: admin })).rejects.toThrow();
  expect(await listAccounts(server.database)).toEqual([]);
  const printed = await makeFirstAccounts(server.database, { admin, superUser });
  expect(printed.map(({ email }) => email)).toEqual([admin.email, superUser.email]);
  expect(await listAccounts(server.database)).toMatchObject([
    { ...admin, isSuperUser: false },
    { ...superUser, isSuperUser: true },
  ]);
  await server.close();
});
