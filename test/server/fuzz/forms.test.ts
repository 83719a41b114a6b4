import fc from 'fast-check';
import { checkProperty, seed, stateOf, wholeStateOf, withinDeadline } from '../../support/data/fuzzing';
import { pixel } from '../../support/data/pixel';
import { hostileText } from '../../support/data/hostileInputs';
import type { TestResponse } from '../../support/site/server/testServer';
import { isRecord, TestServer } from '../../support/site/server/testServer';
import { repetitions } from '../../support/repetitions';

/*
 * Forms that no browser would send, to the two routes that accept files.
 */

let server: TestServer;
let authorization: Readonly<Record<Upload, string>>;

beforeAll(async () => {
  server = await TestServer.start({ environment: { MAX_FILE_BYTES: '5000', MAX_IMAGE_BYTES: '5000' } });
  const token = await server.login();
  const { body } = await server.request('GET', '/api/auth/session', { token });
  const clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
  authorization = { '/api/file/upload': `Bearer ${token}`, '/api/image': `Client-ID ${clientId}` };
});

afterAll(() => server.close());

const uploads = ['/api/file/upload', '/api/image'] as const;

type Upload = (typeof uploads)[number];

interface Form {
  readonly url: Upload;
  readonly contentType: string;
  readonly body: Buffer;
}

const contents = fc.oneof(
  fc.constantFrom(
    pixel,
    pixel.subarray(0, 30),
    Buffer.concat([pixel, Buffer.from('<script>alert(1)</script>')]),
    Buffer.from('%PDF-1.7'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('<html><script>alert(1)</script></html>'),
    Buffer.alloc(0),
    Buffer.alloc(6_000, '%PDF-'),
    Buffer.from('PK\x03\x04'),
  ),
  fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
);

const lineEnds = fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r');

/** Text for a quoted value; some of it contains quotation marks. */
const quoted = hostileText.map((text) => text.slice(0, 300));

const disposition = fc.oneof(
  fc
    .tuple(fc.constantFrom('file', 'image', '__proto__', '', 'file[]'), quoted)
    .map(([name, file]) => `Content-Disposition: form-data; name="${name}"; filename="${file}"`),
  fc.constantFrom(
    'Content-Disposition: form-data; name="file"',
    'Content-Disposition: form-data; name=file; filename=a.pdf; filename=b.pdf',
    `Content-Disposition: form-data; name="image"; filename*=UTF-8''..%2f..%2fa.png`,
    'Content-Disposition: attachment; filename="a.pdf"',
    'Content-Disposition:',
    'Content-Length: 5',
    `X: ${'x'.repeat(20_000)}`,
  ),
);

const hostilePart = fc
  .tuple(
    disposition,
    fc.constantFrom('', 'Content-Type: text/html', 'Content-Transfer-Encoding: base64'),
    contents,
    lineEnds,
  )
  .map(([head, more, content, end]) =>
    Buffer.concat([Buffer.from([head, more].filter(Boolean).join(end) + end + end), content]),
  );

/** A valid file with any name. */
const validPart = fc
  .tuple(fc.constantFrom(['file', Buffer.from('%PDF-1.7')] as const, ['image', pixel] as const), quoted)
  .map(([[field, content], name]) =>
    Buffer.concat([
      Buffer.from(
        `Content-Disposition: form-data; name="${field}"; filename="${name.replace(/["\r\n]/g, '')}"\r\n\r\n`,
      ),
      content,
    ]),
  );

const part = fc.oneof(hostilePart, validPart);

const boundary = 'boundary';

const form: fc.Arbitrary<Form> = fc
  .record({
    url: fc.constantFrom(...uploads),
    parts: fc.oneof(
      { weight: 9, arbitrary: part.map((one) => [one]) },
      { weight: 5, arbitrary: fc.array(part, { maxLength: 3 }) },
      { weight: 1, arbitrary: part.map((one) => Array.from({ length: 40 }, () => one)) },
    ),
    end: fc.constantFrom(
      ...Array<string>(6).fill(`--${boundary}--\r\n`),
      `--${boundary}--`,
      `--${boundary}`,
      '--',
      '',
    ),
    cut: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(400) }),
    contentType: fc.constantFrom(
      ...Array<string>(6).fill(`multipart/form-data; boundary=${boundary}`),
      `multipart/form-data; boundary="${boundary}"; charset=utf-16`,
      'multipart/form-data; boundary=another',
      'multipart/form-data; boundary=',
      'multipart/form-data',
      `multipart/mixed; boundary=${boundary}`,
    ),
  })
  .map(({ url, parts, end, cut, contentType }) => {
    const chunks = parts.flatMap((each) => [Buffer.from(`--${boundary}\r\n`), each, Buffer.from('\r\n')]);
    return { url, contentType, body: Buffer.concat([...chunks, Buffer.from(end)]).subarray(0, cut) };
  });

const send = ({ url, contentType, body }: Form, isLoggedIn: boolean): Promise<TestResponse> =>
  withinDeadline(
    `POST ${url} ${contentType} ${body.toString('latin1')}`,
    server.request('POST', url, {
      body,
      headers: { 'content-type': contentType, ...(isLoggedIn && { authorization: authorization[url] }) },
    }),
  );

const isSafeName = (name: unknown): boolean =>
  typeof name === 'string' && /^[^/\\\p{Cc}]+$/u.test(name) && !name.startsWith('.') && name.endsWith('.pdf');

describe(`random forms, from the seed ${seed}`, () => {
  test('without a session store nothing', async () => {
    const before = await stateOf(server);
    await checkProperty(form, repetitions(100, 500), async (each) =>
      expect((await send(each, false)).status).toBe(401),
    );
    expect(await wholeStateOf(server)).toBe(before);
  });

  test('with a session store a valid file under a safe name, or nothing', async () => {
    let before = await stateOf(server);
    let storedCount = 0;
    await checkProperty(form, repetitions(300, 1_500), async (each) => {
      const { status, body } = await send(each, true);
      expect(status).toBeLessThan(500);
      const after = await stateOf(server);
      if (status >= 400) expect(after).toBe(before);
      else storedCount += 1;
      if (status === 201) expect(isRecord(body) && isSafeName(body.fileName)).toBe(true);
      before = after;
    });
    expect(await wholeStateOf(server)).toBe(before);
    expect(storedCount).toBeGreaterThan(20);
    for (const name of await server.files.documents.list()) {
      const { status, headers } = await server.request(
        'GET',
        `/api/file/download/${encodeURIComponent(name)}`,
      );
      expect([name, status, headers['content-type']]).toEqual([name, 200, 'application/pdf']);
    }
  });
});
