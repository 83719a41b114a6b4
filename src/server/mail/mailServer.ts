import { isMailAddress } from '../accounts/emailAddress';
import type { Environment } from '../system/environment';
import { ConfigError, envValue } from '../system/environment';

/** A mail server, and what is needed to send by it. Holds a password, so it is never shown. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether it speaks TLS from the start; another one is asked whether it can begin to. */
  readonly isSecure: boolean;
  readonly login?: { readonly user: string; readonly password: string };
  /** The address that mails come from. */
  readonly from: string;
}

type SmtpServer = Omit<MailServer, 'from'>;

/** The ports of each scheme where none is given (RFC 8314). */
const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const hostName = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/i;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** @throws ConfigError that does not repeat the address, which may hold a password */
const readSmtpUrl = (text: string): SmtpServer => {
  const refuse = (problem: string): ConfigError => new ConfigError('SMTP_URL', problem);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = url && ports[url.protocol];
  if (!url || port === undefined || !hostName.test(url.hostname))
    throw refuse(
      'an address such as smtp://user:password@host:587 or smtps://user:password@host is expected',
    );
  if (!['', '/'].includes(url.pathname) || url.search || url.hash)
    throw refuse('nothing is expected after the host and the port');
  const server: SmtpServer = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    isSecure: url.protocol === 'smtps:',
  };
  if (!url.username && !url.password) return server;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (!user || !password)
    throw refuse('a user and a password are expected, or none of them, percent-encoded');
  return { ...server, login: { user, password } };
};

/**
 * The mail server that `SMTP_URL` names, and the sender that `MAIL_FROM` does.
 * @throws ConfigError that names the variable which is wrong
 */
export const parseMailServer = (environment: Environment): MailServer | undefined => {
  const [url, from] = [envValue(environment, 'SMTP_URL'), envValue(environment, 'MAIL_FROM')];
  if (from !== undefined && !isMailAddress(from))
    throw new ConfigError('MAIL_FROM', `'${from}' is not an e-mail address`);
  if (url === undefined) return undefined;
  const server = readSmtpUrl(url);
  if (from === undefined) throw new ConfigError('MAIL_FROM', 'SMTP_URL needs it');
  return { ...server, from };
};
