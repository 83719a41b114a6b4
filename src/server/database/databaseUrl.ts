/** What is asked of the connection; `prefer` and `allow` would fall back to none that is encrypted, which the driver does not. */
const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** What is wrong with the address of a database, in words without its password; nothing where it can be used. */
export const databaseUrlProblem = (text: string): string | undefined => {
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
};

/** The same address for the driver, so that it means by `sslmode` what every other client of PostgreSQL means. */
export const withStandardSslModes = (text: string): string => {
  const url = new URL(text);
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
};
