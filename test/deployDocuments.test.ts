import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithThisProcess } from './support/childProcess';
import { builtProgram } from './support/site/server/builtServer';
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
    /npm run (?:account|backup|restore|content:)|dist\/server\/(?!main\.js|cli\.js|packages\.js|rendering\/)\w/;
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

const unit = 'docs/deploy/tanker-site.service';

test('the unit gives the program few rights: systemd-analyze rates its exposure below 3', () => {
  const { stdout, error } = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  if (error) throw new Error('systemd-analyze is not installed. Install it with: apt-get install systemd');
  const [, level = '10'] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(level)).toBeLessThan(3);
});

test('systemd understands every line of the unit', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => !/^$|Command \S+ is not executable/.test(line)); // Node may be elsewhere here
  expect(lines).toEqual([]);
});

/**
 * The file system of the unit, in its own namespaces: everything is read-only but /tmp and the state directory, homes are
 * hidden, /proc has processes only, and the program has no capabilities. Node and the project may be anywhere on this machine.
 */
const sandbox = `
set -e
mount --make-rprivate /
mount --bind "$PROJECT" /opt
mount -t tmpfs tmpfs /var/lib
mkdir /var/lib/node
mount --bind "\${NODE%/*}" /var/lib/node
mkdir -m 700 "$DATA_DIR"
mount --bind "$DATA_DIR" "$DATA_DIR"
awk '{print $5}' /proc/self/mountinfo | sort -u | while read -r point; do
  case "$point" in "$DATA_DIR" | /proc* | /sys* | /dev*) ;; *) mount -o remount,bind,ro "$point" ;; esac
done
mount -t tmpfs tmpfs /tmp
for home in /home /root /run/user; do
  if [ -d "$home" ]; then mount -t tmpfs -o ro,mode=000 tmpfs "$home"; fi
done
mount -t proc -o subset=pid,hidepid=invisible proc /proc
cd /opt
exec setpriv --no-new-privs --bounding-set=-all --inh-caps=-all "/var/lib/node/\${NODE##*/}" "$PROGRAM"
`;

test('the program starts in the file system of the unit', async () => {
  const text = readFileSync(unit, 'utf8');
  for (const line of ['ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'ProcSubset=pid'])
    expect(text).toContain(`\n${line}\n`);
  const [, DATA_DIR = ''] = /DATA_DIR=(\S+)/.exec(text) ?? [];
  expect(DATA_DIR).toBe('/var/lib/tanker-site');
  const PROGRAM = relative('.', builtProgram('main'));
  const server = spawn('unshare', ['-Urmpf', '--kill-child', 'sh', '-c', sandbox], {
    env: {
      ...{ PATH: process.env.PATH, PROJECT: process.cwd(), NODE: process.execPath, PROGRAM, DATA_DIR },
      ...{ NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' },
    },
  });
  endWithThisProcess(server);
  const errors: Buffer[] = [];
  server.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  let ready: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    const [, port] = /localhost:(\d+)\/$/.exec(line) ?? [];
    if (port === undefined) continue;
    ready = await (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
    break;
  }
  server.kill('SIGKILL');
  expect({ ready, errors: Buffer.concat(errors).toString() }).toEqual({
    ready: '{"status":"ok"}',
    errors: '',
  });
});

test('systemd and Docker wait longer for a stop than the program does', () => {
  const [, own = ''] = /stopTimeoutMs = ([\d_]+)/.exec(readFileSync('src/server/main.ts', 'utf8')) ?? [];
  const [, ofUnit = ''] = /^TimeoutStopSec=(\d+)$/m.exec(readFileSync(unit, 'utf8')) ?? [];
  const seconds = Number(own.replaceAll('_', '')) / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(10); // Docker's own grace
  expect(seconds).toBeLessThan(Number(ofUnit));
});
