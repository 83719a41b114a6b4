import { decodeUrl } from '../../model/site/paths';
import { isMailAddress } from '../../model/text/mailAddress';
import type { Environment } from '../system/environment';
import { ConfigError, envValue } from '../system/environment';

/** A mail server with its login. It contains a password: never log it. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection uses TLS from the start. Otherwise STARTTLS is used if the server supports it. */
  readonly isSecure: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  /** The sender's address. */
  readonly from: string;
}

type SmtpServer = Omit<MailServer, 'from'>;

/** The default port of each scheme (RFC 8314). */
const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const hostName = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i;

/** @throws ConfigError that does not repeat the URL, which may contain a password */
const readSmtpUrl = (text: string): SmtpServer => {
  const createError = (problem: string): ConfigError => new ConfigError('SMTP_URL', problem);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = url && ports[url.protocol];
  if (!url || port === undefined || !hostName.test(url.hostname))
    throw createError(
      'an address such as smtp://user:password@host:587 or smtps://user:password@host is expected',
    );
  if (!['', '/'].includes(url.pathname) || url.search || url.hash)
    throw createError('nothing is expected after the host and the port');
  const server: SmtpServer = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    isSecure: url.protocol === 'smtps:',
  };
  if (!url.username && !url.password) return server;
  const [user, password] = [decodeUrl(url.username), decodeUrl(url.password)];
  if (!user || !password)
    throw createError('a user and a password are expected, or none of them, percent-encoded');
  return { ...server, login: { user, password } };
};

/**
 * Reads the mail server from `SMTP_URL` and the sender from `MAIL_FROM`.
 * @returns undefined without `SMTP_URL`
 * @throws ConfigError that names the wrong variable
 */
export function parseMailServer(environment: Environment): MailServer | undefined {
  const [url, from] = [envValue(environment, 'SMTP_URL'), envValue(environment, 'MAIL_FROM')];
  if (from !== undefined && !isMailAddress(from))
    throw new ConfigError('MAIL_FROM', `'${from}' is not an e-mail address`);
  if (url === undefined) return undefined;
  const server = readSmtpUrl(url);
  if (from === undefined) throw new ConfigError('MAIL_FROM', 'SMTP_URL needs it');
  return { ...server, from };
}
