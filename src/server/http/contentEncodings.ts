export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (acceptEncoding: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?=,|$)`, 'i').test(
    acceptEncoding,
  );

const bestEncoding = (acceptEncoding: string): Encoding => {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
};

/** Browsers send few different values, so each is parsed once. The cache is limited, since clients can send any value. */
export function createEncodingCache(): (acceptEncoding: string | undefined) => Encoding {
  const cached = new Map<string, Encoding>();
  return (acceptEncoding = '') => {
    const encoding = cached.get(acceptEncoding) ?? bestEncoding(acceptEncoding.slice(0, 200));
    if (cached.size < 100) cached.set(acceptEncoding, encoding);
    return encoding;
  };
}
