import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import {
  inquiryStates,
  inquirySubjectNames,
  maxNoteLength,
  recordOfTexts,
} from '../../model/inquiries/inquiry';
import { maxQueryLength } from '../../model/limits';
import { brandIds } from '../../model/site/brands';
import { languages } from '../../model/site/languages';
import { sessionOf } from '../http/authorization';
import { languageOf } from '../http/request/language';
import { success } from '../http/successMessages';
import { eraseInquiry, updateInquiry } from '../inquiries/storage/changeInquiry';
import { exportInquiries } from '../inquiries/storage/exportInquiries';
import { countInquiries, listInquiries } from '../inquiries/storage/readInquiries';
import { summarizeInquiries } from '../inquiries/storage/summarizeInquiries';
import {
  binaryResponses,
  idSchema,
  nullable,
  oneOf,
  queryNumber,
  responses,
  successResponse,
} from './schemas';
import type { Services } from './services';

const tags = ['inquiry'];

/** Inquiries on a page of the list, where the request does not name a limit. */
const defaultLimit = 30;
const maxLimit = 100;

const state = oneOf(inquiryStates, { 'x-expected': 'inquiryState' });

const time = (description: string) =>
  Type.Integer({ description: `${description}, in milliseconds since 1970` });

const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, Type.String()]));

const inquirySchema = Type.Object(
  {
    id: Type.Integer(),
    reference: Type.String(),
    at: time('When it was sent'),
    brand: oneOf(brandIds),
    subject: oneOf(inquirySubjectNames),
    language: oneOf(languages),
    ...recordOfTexts(() => Type.String()),
    units: Type.Array(
      Type.Object({ id: Type.Integer(), ...texts('name', 'path'), isGone: Type.Optional(Type.Boolean()) }),
      {
        description: 'The rows that it names, as they were then',
      },
    ),
    state,
    takenBy: nullable('string', {
      description: 'The email address of the account that took or answered it',
    }),
    note: Type.String(),
    version: Type.Integer({ description: 'An update names the version that it was made from' }),
    mail: oneOf(['off', 'waiting', 'sent', 'failed']),
    erasedAt: time('When it will be erased'),
  },
  { title: 'Inquiry' },
);

const countsSchema = Type.Object(Object.fromEntries(inquiryStates.map((each) => [each, Type.Integer()])), {
  title: 'InquiryCounts',
});

const summarySchema = Type.Object(
  {
    ...countsSchema.properties,
    newestId: Type.Integer({ description: '0 without an inquiry' }),
    oldestNewAt: nullable('integer', {
      description: 'When the oldest new one was sent, in milliseconds since 1970',
    }),
    unsentMails: Type.Integer({
      description:
        'Inquiries that nobody has answered, with a mail that failed or has waited for ten minutes',
    }),
  },
  { title: 'InquirySummary' },
);

const listQuery = Type.Object({
  state: Type.Optional(state),
  search: Type.Optional(Type.String({ maxLength: maxQueryLength, 'x-expected': 'text' })),
  before: Type.Optional(queryNumber),
  limit: Type.Optional(queryNumber),
});

const patch = Type.Object({
  id: idSchema,
  version: idSchema,
  state: Type.Optional(state),
  note: Type.Optional(Type.String({ maxLength: maxNoteLength, 'x-expected': 'text' })),
});

const readRoutes = (app: FastifyInstance, { inquiries }: Services): void => {
  app.get<{ Querystring: Static<typeof listQuery> }>(
    '/api/inquiry/all',
    {
      config: { action: 'readInquiries' },
      schema: {
        tags,
        summary: 'What visitors asked, newest first',
        querystring: listQuery,
        response: responses(
          200,
          Type.Object({ inquiries: Type.Array(inquirySchema), counts: countsSchema }),
          'The inquiries, and how many there are in each state',
        ),
      },
    },
    async ({ query }) => ({
      inquiries: await listInquiries(inquiries, {
        state: query.state,
        search: query.search,
        before: query.before === undefined ? undefined : Number(query.before),
        limit: Math.min(maxLimit, Number(query.limit ?? defaultLimit)),
      }),
      counts: await countInquiries(inquiries),
    }),
  );
  app.get(
    '/api/inquiry/counts',
    {
      config: { action: 'readInquiries' },
      schema: {
        tags,
        summary: 'How many inquiries there are in each state, and what is wrong',
        response: responses(200, summarySchema, 'The counts'),
      },
    },
    () => summarizeInquiries(inquiries),
  );
};

const exportRoute = (app: FastifyInstance, { inquiries }: Services): void => {
  app.get(
    '/api/inquiry/export',
    {
      config: { action: 'exportInquiries' },
      schema: {
        tags,
        summary: 'All inquiries as CSV, for a spreadsheet',
        response: binaryResponses('text/csv', 'The file'),
      },
    },
    async (request, reply) => {
      const file = await exportInquiries(inquiries, languageOf(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="inquiries.csv"')
        .send(file);
    },
  );
};

const updateRoute = (app: FastifyInstance, { inquiries }: Services): void => {
  app.put<{ Body: Static<typeof patch> }>(
    '/api/inquiry/update',
    {
      config: { action: 'changeInquiry' },
      schema: {
        tags,
        summary:
          'Take or answer an inquiry, or write a note. Status 409 with the current `inquiry` if somebody has changed it since',
        body: patch,
        response: responses(200, Type.Object({ inquiry: inquirySchema }), 'Changed'),
      },
    },
    async (request) => ({
      inquiry: await updateInquiry(inquiries, request.body, sessionOf(request).account.email),
    }),
  );
};

const erased = Type.Object({ id: Type.String() });

const eraseRoute = (app: FastifyInstance, { inquiries }: Services): void => {
  app.delete<{ Params: Static<typeof erased> }>(
    '/api/inquiry/erase/:id(^[1-9][0-9]{0,8}$)',
    {
      config: { action: 'eraseInquiry' },
      schema: {
        tags,
        summary: 'Erase an inquiry now, for good',
        params: erased,
        response: responses(200, successResponse, 'Erased'),
      },
    },
    async (request) => {
      await eraseInquiry(inquiries, Number(request.params.id));
      return success('deleted', request);
    },
  );
};

/** The requests of the administration: read, change, erase and export what visitors asked. */
export function inboxRoutes(app: FastifyInstance, services: Services): void {
  for (const register of [readRoutes, exportRoute, updateRoute, eraseRoute]) register(app, services);
}
