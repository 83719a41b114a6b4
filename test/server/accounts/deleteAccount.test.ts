import { createAccount, findAccount } from '../../../src/server/accounts/accounts';
import { deleteAccount, formerName } from '../../../src/server/accounts/deleteAccount';
import { ContentStore } from '../../../src/server/content/contentStore';
import { addRow } from '../../../src/server/content/rows/addRows';
import { updateInquiry } from '../../../src/server/inquiries/storage/changeInquiry';
import { contextOf } from '../../support/inquiries/inquirySite';
import { ask, inbox } from '../../support/inquiries/visitor';
import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

test('the inquiries of a deleted account name it by its number', async () => {
  const server = await TestServer.start();
  const account = await findAccount(server.database, administrator.email);
  if (!account) throw new Error('There is no account.');
  await ask(server);
  await server.database.system.updateTable('inquiries').set({ takenBy: administrator.email }).execute();
  await deleteAccount(server.database, account);
  const [inquiry] = await inbox(server, await server.login(superUser));
  expect(inquiry?.takenBy).toBe(formerName(account));
  await server.close();
});

/** Starts a server with an account that the test deletes. */
const startWithAccount = async () => {
  const server = await TestServer.start();
  const { database } = server;
  const email = 'gone@example.com';
  await createAccount(server, { email, password: 'gone in a moment', isSuperUser: false });
  const account = await findAccount(database, email);
  if (!account) throw new Error('There is no account.');
  return { server, database, account };
};

test('an account that is deleted while it takes an inquiry leaves no email address there', async () => {
  const { server, database, account } = await startWithAccount();
  const { email } = account;
  const token = await server.login(superUser);
  await ask(server);
  const [inquiry] = await inbox(server, token);
  if (!inquiry) throw new Error('There is no inquiry.');
  await deleteAccount(database, account);
  const { id, version } = inquiry;
  const taken = updateInquiry(await contextOf(server), { id, version, state: 'taken' }, email);
  await expect(taken).rejects.toMatchObject({ code: 'sessionEnded' });
  expect((await inbox(server, token))[0]).toMatchObject({ state: 'new', takenBy: null });
  await server.close();
});

test('a change in progress while its author is deleted leaves no email address in the history', async () => {
  const { server, database, account } = await startWithAccount();
  const { email } = account;
  const store = await ContentStore.open(database);
  const add = (nameEn: string) => addRow(store, { email }, 'location', { nameEn });
  await add('Before');
  await deleteAccount(database, account);
  await expect(add('After')).rejects.toMatchObject({ code: 'sessionEnded' });
  const authors = await database.system.selectFrom('changes').select('author').execute();
  expect(authors.map(({ author }) => author)).toContain(formerName(account));
  expect(authors.map(({ author }) => author)).not.toContain(email);
  await server.close();
});

test('two super-users who delete each other at the same time: one stays', async () => {
  const server = await TestServer.start();
  const [first, second] = [superUser.email, 'second@example.com'];
  await createAccount(server, { email: second, password: 'the second super-user', isSuperUser: true });
  const rows = await server.database.system.selectFrom('accounts').select(['id', 'email']).execute();
  const results = await Promise.allSettled(
    rows
      .filter(({ email }) => [first, second].includes(email))
      .map(({ id, email }) => deleteAccount(server.database, { id, email, isSuperUser: true })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'lastSuperUser' },
  });
  await server.close();
});
