import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../src/build/freePort';
import { endWithThisProcess, hasEnded } from '../../childProcess';

export type ProxyName = 'nginx' | 'caddy';

interface ProxyPlan {
  /** The host and port of the server behind the proxy. */
  readonly backend: string;
  readonly port: number;
  /** An empty folder. */
  readonly folder: string;
}

const hosts = 'norcuve.example www.norcuve.example rubicuve.example propacuve.example';
const testHosts = ['norcuve.localhost', 'rubicuve.localhost', 'propacuve.localhost'];

/** Replaces each part of a document. @throws if the document does not have it */
const adapt = (text: string, replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The configuration does not contain '${from}'.`);
    return adapted.replaceAll(from, to);
  }, text);

const createCertificate = (folder: string): readonly [certificate: string, key: string] => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = testHosts.map((host) => `DNS:${host}`).join(',');
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names}`, '-days', '2'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return [certificate, key];
};

const nginxCommand = async ({ backend, port, folder }: ProxyPlan): Promise<readonly string[]> => {
  const [certificate, key] = createCertificate(folder);
  const site = adapt(await readFile('docs/deploy/nginx.conf', 'utf8'), [
    ['127.0.0.1:3000', backend],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    [hosts, testHosts.join(' ')],
    ['/etc/letsencrypt/live/norcuve.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/norcuve.example/privkey.pem', key],
  ]);
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; include site.conf; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
};

const caddyCommand = async ({ backend, port, folder }: ProxyPlan): Promise<readonly string[]> => {
  const [certificate, key] = createCertificate(folder);
  const site = adapt(await readFile('docs/deploy/Caddyfile', 'utf8'), [
    ['127.0.0.1:3000', backend],
    [hosts.replaceAll(' ', ', '), testHosts.map((host) => `https://${host}:${port}`).join(', ')],
    ['@internal path', `tls ${certificate} ${key}\n\t@internal path`],
  ]);
  const options =
    '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n';
  await writeFile(join(folder, 'Caddyfile'), options + site);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** A proxy of Debian with the configuration of docs/deploy. Only hosts, ports and the certificate differ. */
export class ProxyProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** @throws Error if the proxy is not installed, or rejects the configuration */
  static async start(name: ProxyName, backend: string, folder: string): Promise<ProxyProcess> {
    if (spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error)
      throw new Error(`${name} is not installed. Install it with: apt-get install nginx caddy`);
    await mkdir(folder, { recursive: true });
    const port = await freePort();
    const plan = { backend, port, folder };
    const [program = '', ...args] = await (name === 'nginx' ? nginxCommand(plan) : caddyCommand(plan));
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    endWithThisProcess(child);
    let problems = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (problems += text));
    while (!(await isListening(port))) {
      if (hasEnded(child)) throw new Error(`${name} ended: ${problems}`);
      await wait(20);
    }
    return new ProxyProcess(child, port);
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
  }
}
