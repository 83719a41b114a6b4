import type { Writable } from 'node:stream';
import { rateLimitKey } from '../../limits/rateLimitKey';

/** Streams of one process: each uses a connection. */
const maxStreams = 2_000;

/** Streams of one IP address, which an office may share. */
const maxStreamsOfAddress = 50;

/** Counts the open streams, in all and per IP address. */
export class StreamLimiter {
  private count = 0;
  private readonly byAddress = new Map<string, number>();

  get isFull(): boolean {
    return this.count >= maxStreams;
  }

  isFullFor(address: string): boolean {
    return this.countOf(rateLimitKey(address)) >= maxStreamsOfAddress;
  }

  /** Counts the stream until it ends. */
  acquire(clientIp: string, stream: Writable): void {
    const address = rateLimitKey(clientIp);
    this.count += 1;
    this.byAddress.set(address, this.countOf(address) + 1);
    stream.once('close', () => this.release(address));
  }

  private countOf(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  private release(address: string): void {
    this.count -= 1;
    const left = this.countOf(address) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}
