import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The parser lets `*` stand for an encoding that the client refuses by its name (RFC 9110, 12.5.3). */
const isRefused = (header: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|[\\s,])${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header);

/** Browsers send few different values, so each is parsed once. The cache is limited, since clients can send any value. */
const encodings = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (acceptEncoding) => {
    const header = acceptEncoding.toLowerCase();
    const accepted = (['br', 'gzip'] as const).filter((encoding) => !isRefused(header, encoding));
    return negotiate<Encoding>(header, accepted) ?? 'identity';
  },
});

/** The encoding that a client prefers (Accept-Encoding); brotli where it ranks both the same. */
export function encodingOf(acceptEncoding = ''): Encoding {
  return encodings.memo(acceptEncoding);
}
