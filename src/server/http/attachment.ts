/** Characters that a quoted string of a header cannot hold unchanged. */
const unsafeCharacters = /[^ !#-[\]-~]/g;

const encodeExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** The Content-Disposition that saves a file under a name in any script (RFC 6266). */
export function attachment(name: string): string {
  return `attachment; filename="${name.replace(unsafeCharacters, '_')}"; filename*=UTF-8''${encodeExtended(name)}`;
}
