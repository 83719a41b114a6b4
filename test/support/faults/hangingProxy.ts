import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A proxy that can hang: it keeps and accepts connections but forwards no data. */
export class HangingProxy {
  private readonly sockets = new Set<Socket>();
  private isHanging = false;
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      this.pass(client, upstream);
      this.pass(upstream, client);
    });
  }

  /** @param target the address of the server */
  static async start(target: string): Promise<HangingProxy> {
    const proxy = new HangingProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** The server's URL with the proxy's address. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port); // it listens on a port, not on a pipe
    return url.href;
  }

  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) socket.pause();
  }

  resume(): void {
    this.isHanging = false;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => to.destroy());
    from.once('close', () => {
      this.sockets.delete(from);
      to.end();
    });
    if (this.isHanging) from.pause();
  }
}
