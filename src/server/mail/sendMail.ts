import { types } from 'node:util';
import { isMailAddress } from '../accounts/emailAddress';
import { reasonOf } from '../reason';
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

/** Only a server on this machine is given a password over a connection that is not encrypted. */
const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

const transportOf = ({ host, port, isSecure, login }: MailServer) => ({
  host,
  port,
  secure: isSecure,
  requireTLS: login !== undefined && !isThisMachine(host),
  ...(login && { auth: { user: login.user, pass: login.password } }),
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience,
  dnsTimeout: patience,
});

/** Sends a mail, trying once. @throws where it was not taken; `mailProblem` says why */
export const sendMail = async (server: MailServer, { to, subject, text }: Mail): Promise<void> => {
  if (!isMailAddress(to)) throw new Error('no mail can be sent to the address of the account');
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
  });
};

/** Why a mail was not taken, for a log: of what a mail server says only its code, as it may repeat what it was told. */
export const mailProblem = (error: unknown): string => {
  if (types.isNativeError(error) && 'responseCode' in error)
    return `the mail server answered ${String(error.responseCode)}`;
  return types.isNativeError(error) && 'response' in error
    ? 'the mail server answered something else than expected'
    : reasonOf(error);
};
