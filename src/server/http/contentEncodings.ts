import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different values, so each is parsed once. The cache is limited, since clients can send any value. */
const encodings = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod: (acceptEncoding) =>
    negotiate<Encoding>(acceptEncoding.toLowerCase(), ['br', 'gzip']) ?? 'identity',
});

/** The encoding that a client prefers (Accept-Encoding); brotli where it ranks both the same. */
export function encodingOf(acceptEncoding = ''): Encoding {
  return encodings.memo(acceptEncoding);
}
