import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from '@sinclair/typebox';
import type { InquiryForm } from '../../model/inquiries/inquiry';
import { inquirySubjectNames, maxInquiryRows, recordOfTexts } from '../../model/inquiries/inquiry';
import { brandIds } from '../../model/site/brands';
import { languages } from '../../model/site/languages';
import type { Config } from '../config';
import { siteHostOf } from '../http/host/siteHost';
import { maxTokenLength } from '../inquiries/form/formTokens';
import type { InquiryOrigin } from '../inquiries/form/sendInquiry';
import { sendInquiry } from '../inquiries/form/sendInquiry';
import { idSchema, oneOf, responses } from './schemas';
import { inboxRoutes } from './inbox';
import type { Services } from './services';

const tags = ['inquiry'];

/** Where a form came from: the brand of its host, and the client's IP address. */
const inquiryOriginOf = (
  request: FastifyRequest,
  config: Pick<Config, 'brandHosts' | 'hostHeader'>,
): InquiryOrigin => {
  return { brand: siteHostOf(request, config)?.brand.id ?? brandIds[0], address: request.ip };
};

/** A text of the form. The limits of the fields are in the model; this one only keeps out what no person writes. */
const text = Type.String({ maxLength: 10_000, 'x-expected': 'text' });

const formSchema = Type.Object(
  {
    requestKey: Type.String({ maxLength: 100, pattern: '^[\\w-]+$', 'x-expected': 'text' }),
    token: Type.String({ maxLength: maxTokenLength, 'x-expected': 'text' }),
    website: text,
    subject: oneOf(inquirySubjectNames, { 'x-expected': 'subject' }),
    rowIds: Type.Array(idSchema, { maxItems: maxInquiryRows }),
    ...recordOfTexts(() => text),
    language: oneOf(languages, { 'x-expected': 'language' }),
  },
  { title: 'InquiryForm' },
);

const receiptSchema = Type.Object({
  reference: Type.String({ description: 'What the visitor may quote: six letters and digits' }),
});

/** The requests of visitors: open the form, and send it. */
const visitorRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/inquiry/form',
    {
      config: { action: 'sendInquiry' },
      schema: {
        tags,
        summary: 'The token of a new form. It can be sent after 3 seconds, for a day, once',
        response: responses(200, Type.Object({ token: Type.String() }), 'The token'),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { token: await services.inquiries.tokens.issue() };
    },
  );
  app.post<{ Body: InquiryForm }>(
    '/api/inquiry/send',
    {
      config: { action: 'sendInquiry' },
      bodyLimit: 128 * 1024,
      schema: {
        tags,
        summary: 'Ask the company. Sending the same `requestKey` again returns the same reference',
        description:
          'Where the status is not 201, `error` says what to do: `fields-invalid` (400; `problems` has the reasons by field), `form-too-new` (429; send it again after `Retry-After`), `form-expired` (400, or 409 if this form has sent other words; send it again with a new token).',
        body: formSchema,
        response: responses(201, receiptSchema, 'Stored'),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const receipt = await sendInquiry(services, request.body, inquiryOriginOf(request, services.config));
      return reply.code(201).send(receipt);
    },
  );
};

/** The requests about what visitors ask. */
export function inquiryRoutes(app: FastifyInstance, services: Services): void {
  visitorRoutes(app, services);
  inboxRoutes(app, services);
}
