/** One page of a bucket's listing (the XML response of ListObjectsV2). */
export interface ObjectListing {
  readonly keys: readonly string[];
  /** The continuation token of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

const decodeUrlEncoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    unescapeXml(text),
  );

/**
 * Parses a page of a listing. The request asks for URL-encoded keys, because XML cannot hold every key. A store that does
 * encode them says so in `EncodingType`.
 */
export function readListing(xml: string): ObjectListing {
  const isEncoded = valuesOf(xml, 'EncodingType')[0] === 'url';
  const keys = valuesOf(xml, 'Key');
  return {
    keys: isEncoded ? keys.map(decodeUrlEncoded) : keys,
    next: valuesOf(xml, 'IsTruncated')[0] === 'true' ? valuesOf(xml, 'NextContinuationToken')[0] : undefined,
  };
}
