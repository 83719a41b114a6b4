import { once } from 'node:events';
import { createServer } from 'node:net';

interface PortSettings {
  /** 0 for any port. */
  readonly port: number;
  readonly host: string;
}

/**
 * Finds a TCP port that no process listens on. By default the system chooses one of 127.0.0.1.
 * @throws the error of the system if the wanted port cannot be used
 */
export async function freePort(
  { port, host }: PortSettings = { port: 0, host: '127.0.0.1' },
): Promise<number> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system assigned no port.');
  return address.port;
}
