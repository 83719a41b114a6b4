import { ContentClient } from '../../../support/site/contentClient';
import { saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

test.each([{ lastDay: '2026-12-23' }, { firstDay: '2026-12-27' }])(
  'a change of one day is compared with the day that is stored: %j is refused',
  async (values) => {
    const token = await server.login();
    const days = { firstDay: '2026-12-24', lastDay: '2026-12-26' };
    const { id } = await saveSample(server, token, 'openingException', days);
    const update = (body: object) => server.request('PUT', '/api/openingException/update', { token, body });
    expect((await update({ id, ...values })).status).toBe(400);
    expect(await new ContentClient(server, token).find('openingException', id)).toMatchObject(days);
    expect((await update({ id, noteEn: 'Christmas' })).status).toBe(200);
  },
);
