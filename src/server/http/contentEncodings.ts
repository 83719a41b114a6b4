export type Encoding = 'br' | 'gzip' | 'identity';

const accepts = (acceptEncoding: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?=,|$)`, 'i').test(
    acceptEncoding,
  );

const bestEncoding = (acceptEncoding: string): Encoding => {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
};

/** Browsers send the same few values, so each is read once; others could send anything, so not all are remembered. */
export const createEncodingCache = (): ((acceptEncoding: string | undefined) => Encoding) => {
  const known = new Map<string, Encoding>();
  return (acceptEncoding = '') => {
    const encoding = known.get(acceptEncoding) ?? bestEncoding(acceptEncoding.slice(0, 200));
    if (known.size < 100) known.set(acceptEncoding, encoding);
    return encoding;
  };
};
