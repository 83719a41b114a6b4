import type { Writable } from 'node:stream';
import { countedAddress } from '../system/rateLimitKey';

/** Streams of one process: each costs a connection. */
const maxStreams = 2_000;

/** Of one address, which an office shares. */
const maxStreamsOfAddress = 50;

/** The streams that are open, in all and for each address. */
export class StreamPlaces {
  private count = 0;
  private readonly byAddress = new Map<string, number>();

  get isFull(): boolean {
    return this.count >= maxStreams;
  }

  isFullFor(address: string): boolean {
    return this.of(countedAddress(address)) >= maxStreamsOfAddress;
  }

  /** Takes a place until the stream ends. */
  take(clientAddress: string, stream: Writable): void {
    const address = countedAddress(clientAddress);
    this.count += 1;
    this.byAddress.set(address, this.of(address) + 1);
    stream.once('close', () => this.giveBack(address));
  }

  private of(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  private giveBack(address: string): void {
    this.count -= 1;
    const left = this.of(address) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}
