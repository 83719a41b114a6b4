import { administrator, TestServer } from '../../support/site/server/testServer';

test('metrics are off by default', async () => {
  const server = await TestServer.start();
  expect((await server.request('GET', '/metrics')).status).toBe(404);
  await server.close();
});

test('metrics have the durations of requests by route pattern, and the number of change listeners', async () => {
  const server = await TestServer.start({ environment: { METRICS: 'on' } });
  await server.request('GET', '/api/file/download/one.pdf');
  await server.request('GET', '/api/file/download/other.pdf');
  const origin = await server.listen();
  const stop = new AbortController();
  const stream = await fetch(`${origin}/api/changes`, { signal: stop.signal });
  const { headers, raw } = await server.request('GET', '/metrics');
  expect(stream.status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = raw.toString().split('\n');
  const labels = 'method="GET",route="/api/file/download/:fileName",status="404"';
  expect(lines).toContain(`http_request_duration_seconds_count{${labels}} 2`);
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 2`);
  expect(lines).toContain('site_change_listeners 1');
  expect(raw.toString()).toMatch(/^site_content_version \d+$/m);
  expect(raw.toString()).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(raw.toString()).not.toContain('one.pdf');
  for (const line of lines.filter((each) => each && !each.startsWith('#')))
    expect(line).toMatch(/^[a-z0-9_]+(?:\{(?:[a-z]+="[^"]*",?)+\})? (?:[\d.e+-]+|Nan)$/);
  stop.abort();
  await server.close();
});

test('metrics have the delay of the event loop, the database, the disk and the failed logins', async () => {
  const server = await TestServer.start({ environment: { METRICS: 'on' } });
  const logIn = (password: string) =>
    server.request('POST', '/api/auth/login', { body: { email: administrator.email, password } });
  await logIn('wrong');
  await logIn('wrong');
  await logIn(administrator.password);
  const lines = (await server.request('GET', '/metrics')).raw.toString().split('\n');
  const valueOf = (name: string): number =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  expect(valueOf('site_failed_logins_total')).toBe(2);
  expect(valueOf('site_database_available')).toBe(1);
  expect(valueOf('site_database_damaged')).toBe(0);
  expect(valueOf('site_requests_shed')).toBe(0);
  expect(valueOf('site_database_connections{state="waiting"}')).toBe(0);
  expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  const free = valueOf('site_disk_bytes{state="free"}');
  expect(free).toBeGreaterThan(0);
  expect(valueOf('site_disk_bytes{state="size"}')).toBeGreaterThanOrEqual(free);
  await server.close();
});
