import { types } from 'node:util';
import { isMailAddress } from '../../model/text/mailAddress';
import { networkErrorReason } from '../system/networkError';
import type { MailServer } from './mailServer';

export interface Mail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** Where answers go; the sender by default. */
  readonly replyTo?: string;
  /** The same for each attempt to send it, so that programs recognize a repetition: `name@domain`. */
  readonly id?: string;
}

/** How long to wait for a mail server at each step. */
const timeoutMs = 10_000;

/**
 * A password is sent over an unencrypted connection only to a mail server on this machine. Such a server often has no valid
 * certificate.
 */
const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

const transportOptions = ({ host, port, isSecure, login }: MailServer) => ({
  host,
  port,
  secure: isSecure,
  requireTLS: login !== undefined && !isThisMachine(host),
  ignoreTLS: isThisMachine(host), // has no effect together with `isSecure`
  ...(login && { auth: { user: login.user, pass: login.password } }),
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
});

/** The recipient has no address that a mail can be sent to. */
export class AddressError extends Error {}

/**
 * Sends a mail once, without a retry.
 * @param signal cuts the connection
 * @throws if it was not accepted; `mailErrorReason` returns the reason, `isPermanentError` whether a retry is useless
 */
export async function sendMail(
  server: MailServer,
  { to, subject, text, replyTo, id }: Mail,
  signal: AbortSignal,
): Promise<void> {
  if (!isMailAddress(to)) throw new AddressError('no mail can be sent to the address of the account');
  const { createTransport } = await import('nodemailer'); // loaded here: a site that sends no mail does not need it
  const transport = createTransport(transportOptions(server));
  await transport.sendMail({
    envelope: { from: server.from, to },
    from: { name: '', address: server.from },
    to: { name: '', address: to },
    subject,
    text,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(id !== undefined && { messageId: `<${id}>` }),
    headers: { 'Auto-Submitted': 'auto-generated' }, // prevents automatic replies (RFC 3834)
    xMailer: false,
    signal,
  });
}

/** Whether a retry is useless. Mail servers report permanent errors with codes from 500 on (RFC 5321). */
export function isPermanentError(error: unknown): boolean {
  return (
    error instanceof AddressError ||
    (types.isNativeError(error) && 'responseCode' in error && Number(error.responseCode) >= 500)
  );
}

/** Whether a mail failed because of itself: its recipient, or its text. Others may be accepted. */
export function isErrorOfMail(error: unknown): boolean {
  if (error instanceof AddressError) return true;
  if (!types.isNativeError(error) || !('command' in error) || !('responseCode' in error)) return false;
  const isClosing = error.responseCode === 421;
  return !isClosing && (error.command === 'RCPT TO' || error.command === 'DATA');
}

/**
 * The reason of a failure, for the log. It contains only the code of the mail server's response: its text may repeat what
 * was sent to it, such as an address.
 */
export function mailErrorReason(error: unknown): string {
  if (types.isNativeError(error) && 'responseCode' in error)
    return `the mail server responded with ${String(error.responseCode)}`;
  return types.isNativeError(error) && 'response' in error
    ? 'the mail server sent an unexpected response'
    : networkErrorReason(error);
}
