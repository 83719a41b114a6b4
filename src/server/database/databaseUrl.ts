/**
 * The supported values. `prefer` and `allow` may fall back to a connection without encryption, which the driver cannot
 * do.
 */
const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** Describes what is wrong with a database URL, without its password. @returns undefined if the URL is valid */
export function databaseUrlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    return 'an address such as postgres://user:password@host:5432/database is expected';
  }
  if (url.hostname === '' && !url.searchParams.has('host')) return 'a host is expected';
  if (url.pathname.length < 2) return 'the name of a database is expected after the host';
  const sslMode = url.searchParams.get('sslmode');
  if (sslMode !== null && !sslModes.includes(sslMode)) {
    return `for sslmode one of ${sslModes.join(', ')} is expected, not '${sslMode}'`;
  }
  if (sslMode === 'verify-ca' && !url.searchParams.has('sslrootcert')) {
    return 'sslmode=verify-ca needs sslrootcert, the file of the authority';
  }
  return undefined;
}

/** The same URL for the driver, with a parameter that gives `sslmode` the same meaning as in libpq. */
export function withStandardSslModes(text: string): string {
  const url = new URL(text);
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
