import { environmentOf, runCommand, runInThisProcess } from '../../support/site/server/commandLine';
import { ContentClient } from '../../support/site/contentClient';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let client: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  client = new ContentClient(server, await server.login(superUser));
});

afterAll(() => server.close());

const change: ContentClient['change'] = (...request) => client.change(...request);

const read = async (after?: number): Promise<Record<string, unknown>> => {
  const url = `/api/languages${after === undefined ? '' : `?after=${after}`}`;
  const { status, body } = await server.request('GET', url, { token });
  if (status !== 200 || !isRecord(body)) throw new Error(`The response has status ${status}.`);
  return body;
};

const pairsIn = (body: Record<string, unknown>): readonly Record<string, unknown>[] =>
  Array.isArray(body.pairs) ? body.pairs.filter(isRecord) : [];

const knownOf = async (pair: string) => pairsIn(await read()).find((each) => each.pair === pair);

const saveTanker = (values: object) => change(['POST', '/api/tanker/save'], values);
const updateTanker = (id: number, values: object) =>
  change(['PUT', '/api/tanker/update'], [{ id, ...values }]);

const english = { object_key: 'a', page: 'home', language: 'en', resource: 'Big tankers', isHtml: false };
const french = { ...english, language: 'fr', resource: 'Grosses citernes' };

describe('the history of the languages', () => {
  it('needs a session', async () => {
    expect((await server.request('GET', '/api/languages')).status).toBe(401);
    const body = { pair: 'tanker/1/name', signature: 'a', isAccepted: true };
    expect((await server.request('PUT', '/api/languages/accept', { body })).status).toBe(401);
  });

  it('is which field of a row is behind, since when and by whom, and what the other one said before', async () => {
    const { id } = await saveTanker({ nameEn: 'Highway tanker', nameFr: 'Routier' });
    expect(await knownOf(`tanker/${id}/name`)).toMatchObject({ behind: null, was: null });
    const { version } = await updateTanker(id, { nameEn: 'Highway trailer' });
    const move = { change: version, at: expect.any(Number) as number, author: superUser.email };
    expect(await knownOf(`tanker/${id}/name`)).toMatchObject({
      behind: 'fr',
      since: move,
      was: 'Highway tanker',
      en: move,
      fr: { author: superUser.email },
    });
    await updateTanker(id, { nameFr: 'Semi-remorque' });
    expect(await knownOf(`tanker/${id}/name`)).toMatchObject({ behind: null, since: null, was: null });
  });

  it('covers texts, of which each language is a row, also those changed before it was first asked', async () => {
    const one = await change(['POST', '/api/resource/save'], english);
    await change(['POST', '/api/resource/save'], french);
    await change(['PUT', '/api/resource/updateById'], {
      ...english,
      id: one.id,
      resource: 'Large fuel tankers',
    });
    expect(await knownOf('text/home/a')).toMatchObject({ behind: 'fr', was: 'Big tankers' });
    await change(['PUT', '/api/resource/updateById'], { ...english, id: one.id, resource: 'Big tankers' });
    expect(await knownOf('text/home/a')).toMatchObject({ behind: null });
  });

  it('does not call a language behind after both were saved as one change', async () => {
    const [inEnglish, inFrench] = [english, french].map((text) => ({ ...text, object_key: 'b' }));
    const { id: en } = await change(['POST', '/api/resource/save'], inEnglish);
    const { id: fr } = await change(['POST', '/api/resource/save'], inFrench);
    await change(['POST', '/api/resource/saveMany'], {
      changed: [
        { ...inEnglish, id: en, resource: 'Another thing' },
        { ...inFrench, id: fr, resource: 'Autre chose' },
      ],
      added: [],
    });
    expect(await knownOf('text/home/b')).toMatchObject({ behind: null });
  });

  it('is sent from a version on, so that a save costs little', async () => {
    const { id } = await saveTanker({ nameEn: 'Highway', nameFr: 'Routier' });
    const { version } = await read();
    const other = await saveTanker({ nameEn: 'City', nameFr: 'Urbain' });
    const later = await read(Number(version));
    expect(later.isComplete).toBe(false);
    expect(pairsIn(later).map(({ pair }) => pair)).toEqual([`tanker/${other.id}/name`]);
    expect(pairsIn(await read(999_999)).map(({ pair }) => pair)).toContain(`tanker/${id}/name`);
  });

  it('has the name of the author instead of the address', async () => {
    const { id } = await saveTanker({ nameEn: 'Highway', nameFr: 'Routier' });
    const named = { token: client.token, body: { name: 'Marie Roy' } };
    expect((await server.request('PUT', '/api/user/name', named)).status).toBe(200);
    expect(await knownOf(`tanker/${id}/name`)).toMatchObject({ fr: { author: 'Marie Roy' } });
    expect(JSON.stringify(await read())).not.toContain(superUser.email);
  });
});

describe('a text that is still right', () => {
  const accept = (signature: string, isAccepted = true) =>
    server.request('PUT', '/api/languages/accept', {
      token,
      body: { pair: 'tanker/1/name', signature, isAccepted },
    });

  it('is remembered with the signature of its values until that is taken back', async () => {
    expect((await accept('abc1')).status).toBe(200);
    expect((await accept('abc2')).status).toBe(200);
    expect((await read()).accepted).toEqual([{ pair: 'tanker/1/name', signature: 'abc2' }]);
    await accept('abc2', false);
    expect((await read()).accepted).toEqual([]);
  });

  it('is rejected without a signature', async () => {
    expect((await accept('not a signature')).status).toBe(400);
  });
});

describe('the command for a pipeline', () => {
  const run = (...args: string[]) => runInThisProcess('parity', args, environmentOf(server));

  // First, since the tests after it leave texts that lack a language.
  it('leaves out hidden rows, and explains a word that it does not know', async () => {
    await saveTanker({ nameEn: 'Highway', nameFr: '', isHidden: true });
    expect((await run('--fail-on', 'missing')).code).toBe(0);
    const { code, output } = await run('--fail-on', 'missed');
    expect(code).toBe(1);
    expect(output).toContain("There is no state 'missed'.");
  });

  it('lists what is missing or behind, and fails only on what it is asked to', async () => {
    const { id } = await saveTanker({ nameEn: 'Highway', nameFr: '' });
    const other = await saveTanker({ nameEn: 'Fuel tanker', nameFr: 'Citerne' });
    await updateTanker(other.id, { nameEn: 'Propane tanker' });
    const { code, output } = await run('--fail-on', 'malformed');
    expect(output).toContain(`missing tanker/${id}/name: fr\n`);
    expect(output).toContain(`behind tanker/${other.id}/name: fr\n`);
    expect(output).toMatch(/missing: 1, behind: 1, malformed: 0, same: 0, accepted: 0\n$/);
    expect(code).toBe(0);
    expect((await run('--fail-on', 'missing')).code).toBe(1);
    const inOwnProcess = await runCommand('parity', ['--fail-on', 'same,behind'], environmentOf(server));
    expect(inOwnProcess.code).toBe(1);
  });
});
