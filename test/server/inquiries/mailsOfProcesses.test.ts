import { TestMailServer } from '../../support/faults/mailServer';
import { fewRows } from '../../support/data/fewRows';
import type { InquiryContext } from '../../../src/server/inquiries/inquiryContext';
import { askWithoutSending, Clock, contextOf, queueOf } from '../../support/inquiries/inquirySite';
import { TestServer } from '../../support/site/server/testServer';

/*
 * Processes that send the mails of one site. Each mail is claimed in the database.
 */

let server: TestServer;
let mailServer: TestMailServer;

beforeAll(async () => {
  server = await TestServer.start({ content: fewRows });
});

beforeEach(async () => {
  mailServer = await TestMailServer.start();
});

afterEach(async () => {
  await mailServer.close();
  await server.database.system.deleteFrom('inquiry_mails').execute();
});

afterAll(() => server.close());

const openContext = (clock = new Clock()): Promise<InquiryContext> =>
  contextOf(server, { environment: mailServer.environment(), clock });

test('two processes send each mail once', async () => {
  const [one, other] = await Promise.all([openContext(), openContext()]);
  for (let count = 0; count < 5; count += 1) await askWithoutSending(server, one);
  await Promise.all([queueOf(one).run(), queueOf(other).run()]);
  expect(mailServer.mails).toHaveLength(10);
  expect(new Set(mailServer.mails.map(({ headers }) => Object.fromEntries(headers)['Message-ID'])).size).toBe(
    10,
  );
});

test('a mail whose process was killed while it sent it is sent again later', async () => {
  const clock = new Clock();
  const context = await openContext(clock);
  await askWithoutSending(server, context, { email: '', telephone: '418 555-0101' });
  const dueAt = clock.now() + 4 * 60_000;
  await server.database.system.updateTable('inquiry_mails').set({ attempts: 1, nextAt: dueAt }).execute(); // claimed
  await queueOf(context).run();
  expect(mailServer.attempts).toBe(0);
  clock.pass(5 * 60_000);
  await queueOf(context).run();
  expect(mailServer.mails).toHaveLength(1);
});
