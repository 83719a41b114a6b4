import { randomUUID } from 'node:crypto';
import type { Inquiry, InquiryForm } from '../../../src/model/inquiries/inquiry';
import { FormTokens } from '../../../src/server/inquiries/form/formTokens';
import { SiteSecret } from '../../../src/server/inquiries/secrets/siteSecret';
import type { RequestOptions, TestResponse, TestServer } from '../site/server/testServer';
import { isRecord } from '../site/server/testServer';

/** The time since a visitor opened the form, in milliseconds: the site accepts a form after three seconds. */
const formAgeMs = 20_000;

const secrets = new WeakMap<object, SiteSecret>();

/** A token of a form that was opened a while ago. */
export function tokenOf({ database }: Pick<TestServer, 'database'>, ageMs = formAgeMs): Promise<string> {
  const secret = secrets.get(database) ?? new SiteSecret(database);
  secrets.set(database, secret);
  return new FormTokens(secret, () => Date.now() - ageMs).issue();
}

/** A form that a visitor has filled in. */
export async function filledForm(
  server: Pick<TestServer, 'database'>,
  values: Partial<InquiryForm> = {},
): Promise<InquiryForm> {
  return {
    requestKey: randomUUID(),
    token: values.token ?? (await tokenOf(server)),
    website: '',
    subject: 'general',
    rowIds: [],
    name: 'Jeanne Tremblay',
    email: 'jeanne@example.com',
    telephone: '',
    message: `Do you have a propane trailer? ${randomUUID()}`,
    language: 'en',
    vehicle: '',
    week: '',
    ...values,
  };
}

/** Sends a form. */
export function sendForm(
  server: TestServer,
  form: unknown,
  options: Omit<RequestOptions, 'body'> = {},
): Promise<TestResponse> {
  return server.request('POST', '/api/inquiry/send', { ...options, body: form });
}

/** Fills in a form and sends it. @returns the reference */
export async function ask(server: TestServer, values: Partial<InquiryForm> = {}): Promise<string> {
  const { status, body } = await sendForm(server, await filledForm(server, values));
  if (status !== 201 || !isRecord(body)) throw new Error(`The inquiry was not stored: ${status}`);
  return String(body.reference);
}

/** The inquiries in the administration, newest first. */
export async function inbox(server: TestServer, token: string, query = ''): Promise<readonly Inquiry[]> {
  const { status, body } = await server.request('GET', `/api/inquiry/all${query}`, { token });
  if (status !== 200 || !isRecord(body)) throw new Error(`The inquiries were not listed: ${status}`);
  return body.inquiries as readonly Inquiry[]; // the shape of the API's response
}
