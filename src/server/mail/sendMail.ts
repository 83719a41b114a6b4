import { types } from 'node:util';
import { isMailAddress } from '../accounts/emailAddress';
import { networkErrorReason } from '../system/networkError';
import type { MailServer } from './mailServer';

export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** How long a mail server may be silent, in milliseconds. */
const patience = 10_000;

/** Only a server here is given a password over a connection that is not encrypted: what it offers has often no valid certificate. */
const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

const transportOf = ({ host, port, isSecure, login }: MailServer) => ({
  host,
  port,
  secure: isSecure,
  requireTLS: login !== undefined && !isThisMachine(host),
  ignoreTLS: isThisMachine(host), // of `isSecure` nothing is ignored
  ...(login && { auth: { user: login.user, pass: login.password } }),
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience,
  dnsTimeout: patience,
});

class AddressError extends Error {}

/**
 * Sends a mail, trying once.
 * @param signal cuts the connection
 * @throws where it was not taken; `mailProblem` says why, and `isForGood` whether another try is in vain
 */
export const sendMail = async (
  server: MailServer,
  { to, subject, text }: Mail,
  signal: AbortSignal,
): Promise<void> => {
  if (!isMailAddress(to)) throw new AddressError('no mail can be sent to the address of the account');
  const { createTransport } = await import('nodemailer'); // which a site that sends nothing never needs
  const transport = createTransport(transportOf(server));
  await transport.sendMail({
    envelope: { from: server.from, to },
    from: { name: '', address: server.from },
    to: { name: '', address: to },
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' }, // so that no machine answers it (RFC 3834)
    xMailer: false,
    signal,
  });
};

/** Whether a mail that was not taken never will be: a mail server says so by a code from 500 on (RFC 5321). */
export const isPermanentError = (error: unknown): boolean =>
  error instanceof AddressError ||
  (types.isNativeError(error) && 'responseCode' in error && Number(error.responseCode) >= 500);

/** Why a mail was not taken, for a log: of what a mail server says only its code, as it may repeat what it was told. */
export const mailProblem = (error: unknown): string => {
  if (types.isNativeError(error) && 'responseCode' in error)
    return `the mail server answered ${String(error.responseCode)}`;
  return types.isNativeError(error) && 'response' in error
    ? 'the mail server answered something else than expected'
    : networkErrorReason(error);
};
