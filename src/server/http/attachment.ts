/** What stands in a quoted string of a header as it is. */
const plain = /[^ !#-[\]-~]/g;

const extended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** The Content-Disposition of a file that is to be saved under a name (RFC 6266), in any script. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(plain, '_')}"; filename*=UTF-8''${extended(name)}`;
