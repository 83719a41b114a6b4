/** What a page of a listing says (ListObjectsV2, in XML). */
export interface ObjectListing {
  readonly keys: readonly string[];
  /** Where the next page begins; none on the last one. */
  readonly next: string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

const fromUrl = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

const valuesOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  );

/** Reads a page; its keys are encoded as in addresses where it says so, as was asked, so that any can stand in XML. */
export const readListing = (xml: string): ObjectListing => {
  const isEncoded = valuesOf(xml, 'EncodingType')[0] === 'url';
  const keys = valuesOf(xml, 'Key');
  return {
    keys: isEncoded ? keys.map(fromUrl) : keys,
    next: valuesOf(xml, 'IsTruncated')[0] === 'true' ? valuesOf(xml, 'NextContinuationToken')[0] : undefined,
  };
};
