import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverArguments } from '../src/server/commands/serverArguments';

/** The command as a shell or systemd runs it, and as a Dockerfile lists it. */
const commandLine = ['node', ...serverArguments].join(' ');
const list = JSON.stringify(['node', ...serverArguments]).replaceAll('","', '", "');

test.each([
  ['docs/operations.md', commandLine],
  ['docs/deploy/tanker-site.service', commandLine],
  ['docs/deploy/Dockerfile', list],
])('%s runs the server as npm start does', (file, command) => {
  expect(readFileSync(file, 'utf8')).toContain(command);
});

test('messages, texts and documents name the commands that work without development packages', () => {
  const files = ['src', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const texts = ['README.md', ...files.filter((file) => /\.(?:tsx?|md|service)$|Dockerfile$/.test(file))];
  const developmentOnly =
    /npm run (?:account|backup|restore|content:)|dist\/server\/(?!main\.js|cli\.js|packages\.js)\w/;
  expect(texts.filter((file) => developmentOnly.test(readFileSync(file, 'utf8')))).toEqual([]);
  const named = texts.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/dist\/server\/cli\.js ([a-z][\w:]*)/g),
  ]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(named.length).toBeGreaterThan(10);
  for (const [, name = ''] of named) expect(scripts[name]).toBe(`tsx src/server/commands/cli.ts ${name}`);
});

test.each(['docs/deploy/tanker-site.service', 'docs/deploy/Dockerfile'])(
  '%s trusts a proxy in a private network, so that visitors do not share one limit of failed logins',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^(?:ENV|Environment=)\s?TRUST_PROXY=private$/m);
  },
);

test('the unit gives the program few rights: systemd-analyze rates its exposure below 3', () => {
  const { stdout, error } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', 'docs/deploy/tanker-site.service'],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('systemd-analyze is not installed. Install it with: apt-get install systemd');
  const [, level = '10'] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(level)).toBeLessThan(3);
});

test('systemd and Docker wait longer for a stop than the program does', () => {
  const [, own = ''] = /stopTimeoutMs = ([\d_]+)/.exec(readFileSync('src/server/main.ts', 'utf8')) ?? [];
  const [, unit = ''] =
    /^TimeoutStopSec=(\d+)$/m.exec(readFileSync('docs/deploy/tanker-site.service', 'utf8')) ?? [];
  const seconds = Number(own.replaceAll('_', '')) / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(10); // Docker's own grace
  expect(seconds).toBeLessThan(Number(unit));
});
