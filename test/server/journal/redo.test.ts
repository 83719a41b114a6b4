import type { HistoryEntry } from '../../../src/model/history';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const redos = async (limit: number): Promise<readonly (boolean | undefined)[]> => {
  const { body } = await server.request('GET', `/api/history?limit=${limit}`, { token });
  const changes = isRecord(body) && Array.isArray(body.changes) ? (body.changes as HistoryEntry[]) : [];
  return changes.map(({ isRedo }) => isRedo);
};

it('the undo of an undo is a redo, and the undo of a redo is an undo again', async () => {
  const body = { nameEn: 'North', nameFr: 'Nord' };
  const { headers } = await server.request('POST', '/api/manufacturer/save', { token, body });
  let last = Number(headers['content-version']);
  for (const isRedo of [false, true, false, true]) {
    const undone = await server.request('POST', '/api/history/undo', { token, body: { id: last } });
    last = Number(undone.headers['content-version']);
    expect(await redos(1)).toEqual([isRedo]);
  }
  expect(await redos(5)).toEqual([true, false, true, false, false]);
});
