import type { InquiryForm } from '../../../model/inquiries/inquiry';
import { fieldsInvalid, formExpired, formTooNew } from '../../../model/inquiries/errorCodes';
import { isRecord } from '../../../model/schema/isRecord';
import type { Language } from '../../../model/site/languages';
import { wait } from '../../store/wait';
import type { InquiryOutcome, OpenedForm, SendingInput } from './inquiry.machine';

/** How long a request waits for its response, in milliseconds: a phone on a farm road is slow. */
const timeoutMs = 20_000;

/** How old a form must be when the server receives it, in milliseconds, with some time for the server's clock. */
const minFormAgeMs = 3_200;

/** The longest wait that the server may ask for before the form waits for the visitor instead, in seconds. */
const maxRetryAfter = 5;

export interface InquiryServer {
  readonly apiBaseUrl: string;
  /** The language of the server's messages. */
  readonly language: Language;
}

interface InquiryResponse {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** @throws if there is no response */
const request = async (url: string, init: RequestInit): Promise<InquiryResponse> => {
  const response = await fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { status: response.status, retryAfter, body: isRecord(body) ? body : {} };
};

/** Opens a form. @throws if the server does not respond, or refuses */
export async function openForm({ apiBaseUrl }: InquiryServer): Promise<OpenedForm> {
  const { status, body } = await request(`${apiBaseUrl}/api/inquiry/form`, {});
  if (typeof body.token !== 'string') throw new Error(`the form was not opened: ${status}`);
  return { token: body.token, at: Date.now() };
}

const sendForm = ({ apiBaseUrl, language }: InquiryServer, form: InquiryForm): Promise<InquiryResponse> =>
  request(`${apiBaseUrl}/api/inquiry/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(form),
  });

const messageIn = ({ message }: InquiryResponse['body']): string | null =>
  typeof message === 'string' && message !== '' ? message : null;

const outcomeOf = ({ status, body }: InquiryResponse): InquiryOutcome => {
  if (status < 300 && typeof body.reference === 'string') return { kind: 'sent', reference: body.reference };
  if (body.error === fieldsInvalid && isRecord(body.problems))
    return { kind: 'invalid', problems: body.problems };
  return { kind: 'failed', message: messageIn(body) };
};

/** Whether the same form, sent again a little later, is accepted. */
const isTooNew = ({ body, retryAfter }: InquiryResponse): boolean =>
  body.error === formTooNew && retryAfter <= maxRetryAfter;

const sendWhenOldEnough = async (
  server: InquiryServer,
  { requestKey, opened, inquiry }: SendingInput,
): Promise<InquiryResponse> => {
  const { token, at } = opened ?? (await openForm(server));
  await wait(Math.max(0, at + minFormAgeMs - Date.now()));
  return sendForm(server, { ...inquiry, requestKey, token });
};

/**
 * Sends a question. Programs send a form at once, so the server rejects a form in the first seconds after it was opened. Then this
 * waits and sends it again. If the form is too old, it opens another one.
 */
export async function sendInquiry(server: InquiryServer, input: SendingInput): Promise<InquiryOutcome> {
  try {
    const response = await sendWhenOldEnough(server, input);
    if (isTooNew(response)) {
      await wait(1000 * response.retryAfter);
      return outcomeOf(await sendWhenOldEnough(server, input));
    }
    if (response.body.error === formExpired)
      return outcomeOf(await sendWhenOldEnough(server, { ...input, opened: null }));
    return outcomeOf(response);
  } catch {
    return { kind: 'noResponse' };
  }
}
