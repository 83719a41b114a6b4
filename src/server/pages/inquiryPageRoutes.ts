import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aboutParameter, sentParameter, writeAbout } from '../../model/inquiries/aboutAddress';
import type { InquiryForm, InquiryReceipt } from '../../model/inquiries/inquiry';
import type { ServedForm } from '../../model/inquiries/servedForm';
import { formExpired } from '../../model/inquiries/errorCodes';
import { formAction, requestKeyPlaceholder, tokenPlaceholder } from '../../model/inquiries/servedForm';
import { matchPath, pathTo } from '../../model/site/paths';
import { AppError } from '../errors';
import { encode, encodingOf } from '../http/contentEncodings';
import { prepareErrorResponse } from '../http/errors';
import { addVary } from '../http/headers';
import { sendMisdirected } from '../http/host/siteHost';
import type { InquiryOrigin } from '../inquiries/form/sendInquiry';
import type { PageSources, PageSite } from './findPage';
import { describeRequest, settingsOf } from './findPage';
import { pageDocument } from './document/pageDocument';
import type { PageRequest } from './pageDescription';
import type { PostedForm } from './postedForm';
import { inquiryOf, readPostedForm, servedFormOf } from './postedForm';
import { RenderError } from './rendering/RenderThread';

/** The part of the service for inquiries that the pages use. */
export interface InquiryService {
  readonly issueToken: () => Promise<string>;
  readonly send: (form: InquiryForm, origin: InquiryOrigin) => Promise<InquiryReceipt>;
}

/** The largest form, in bytes: the longest texts, of characters that take twelve bytes each in a posted form. */
const bodyLimit = 128 * 1024;

const formType = 'application/x-www-form-urlencoded';

/** Whether the page of a request has the form, with the placeholders of its token and its key. */
export function hasForm({ pathname }: PageRequest): boolean {
  return matchPath(pathname)?.route === 'inquiry';
}

interface FormKeys {
  /** The key of the question, to send it again under. */
  readonly requestKey?: string;
  /** The token of the form that was posted, if it can still be sent. */
  readonly token?: string | undefined;
}

/** Sends a page with the form. Each opened page gets a new token, so no cache may store it. */
export async function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  inquiries: InquiryService,
  { requestKey = randomUUID(), token }: FormKeys = {},
): Promise<FastifyReply> {
  const formToken = token ?? (await inquiries.issueToken().catch(() => '')); // the form then asks for another attempt
  const form = html.replaceAll(tokenPlaceholder, formToken).replaceAll(requestKeyPlaceholder, requestKey);
  reply.header('cache-control', 'no-store');
  addVary(reply, 'Accept-Encoding').type('text/html; charset=utf-8');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(Buffer.from(form), encoding));
}

/** The most posted forms that the thread has to render at a time: all other pages wait for it too. */
const maxForms = 5;

/** Renders a few forms at a time. @throws AppError where there are more, or where the thread takes no more pages */
const limitForms = () => {
  let count = 0;
  return async <Page>(render: () => Promise<Page>): Promise<Page> => {
    if (count >= maxForms) throw new AppError('overloaded');
    count += 1;
    try {
      return await render();
    } catch (error) {
      throw error instanceof AppError || error instanceof RenderError ? error : new AppError('overloaded');
    } finally {
      count -= 1;
    }
  };
};

/** The page of a posted form, with what was typed and what is wrong. @throws if the server cannot render pages now */
const renderForm = async (
  site: PageSite,
  { about, language }: PostedForm,
  form: ServedForm,
  sources: PageSources,
  rendering: NonNullable<PageSources['rendering']>,
): Promise<string> => {
  const { built } = sources;
  const search = `?${aboutParameter}=${writeAbout(about)}`;
  const pathname = pathTo('inquiry', language);
  const settings = settingsOf(site, sources);
  const page = await describeRequest(site, { pathname, search }, sources);
  const rendered = await rendering.renderer.render({ settings, language, address: pathname + search, form });
  return pageDocument({
    ...{ page, built, settings, urlOf: site.urlOf },
    rendered: { ...rendered, search },
    isStatic: true,
  });
};

interface InquiryRouteOptions {
  readonly inquiries: InquiryService;
  readonly siteOf: (request: FastifyRequest) => PageSite | undefined;
  readonly sources: PageSources;
}

/** `POST /inquiry`: the form of a question, from a browser without scripts. */
export function inquiryPageRoutes(
  app: FastifyInstance,
  { inquiries, siteOf, sources }: InquiryRouteOptions,
): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const limited = limitForms();
  app.post(formAction, { config: { action: 'sendInquiry' }, bodyLimit }, async (request, reply) => {
    const site = siteOf(request);
    if (!site) return sendMisdirected(reply);
    if (!(request.body instanceof URLSearchParams))
      throw new AppError('wrongMediaType', { expected: formType });
    const posted = readPostedForm(request.body);
    const { about, language, requestKey = randomUUID() } = posted;
    const origin: InquiryOrigin = { brand: site.brand.id, address: request.ip };
    reply.header('cache-control', 'no-store');
    try {
      const { reference } = await inquiries.send(inquiryOf(posted, requestKey), origin);
      const query = new URLSearchParams({ [aboutParameter]: writeAbout(about), [sentParameter]: reference });
      return await reply.redirect(`${pathTo('inquiry', language)}?${query}`, 303);
    } catch (error) {
      const { rendering } = sources;
      if (!rendering) throw error; // no page can show the form again
      const failure = prepareErrorResponse(error, request, reply);
      const form = servedFormOf(posted, failure);
      const html = await limited(() => renderForm(site, posted, form, sources, rendering));
      const token = failure.details.error === formExpired ? undefined : posted.token; // a new one would be too new
      return sendFormPage(request, reply, html, inquiries, { requestKey, token });
    }
  });
}
