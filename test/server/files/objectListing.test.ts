import { readListing } from '../../../src/server/files/objectListing';

const listing = (...elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <Name>files</Name><Prefix>files/</Prefix>${elements.join('')}</ListBucketResult>`;

const object = (key: string): string => `<Contents><Key>${key}</Key><Size>3</Size></Contents>`;

test('URL-encoded keys are decoded', () => {
  const xml = listing(
    '<EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>',
    object('files/l%27%C3%A9t%C3%A9+a%2Bb%26amp%3B.pdf'),
    object('files/b.pdf'),
  );
  expect(readListing(xml)).toEqual({ keys: ["files/l'été a+b&amp;.pdf", 'files/b.pdf'], next: undefined });
});

test('keys of a store without URL encoding are read from the XML', () => {
  const xml = listing(
    '<IsTruncated>false</IsTruncated>',
    object('files/l&#39;&#xe9;t&eacute; a+b&amp;amp;.pdf'),
  );
  expect(readListing(xml).keys).toEqual(["files/l'ét&eacute; a+b&amp;.pdf"]);
});

test('the next page starts at the token of the store, if there is another page', () => {
  const token = '<NextContinuationToken>1/a+b&amp;c=</NextContinuationToken>';
  expect(readListing(listing('<IsTruncated>true</IsTruncated>', token)).next).toBe('1/a+b&c=');
  expect(readListing(listing('<IsTruncated>false</IsTruncated>', token)).next).toBeUndefined();
});
