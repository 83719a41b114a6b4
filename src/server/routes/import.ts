import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { maxJsonBytes } from '../../model/limits';
import { importChecked, planImport } from '../archive/transfer/importContent';
import { Notes } from '../archive/transfer/notes';
import type { IncomingRows } from '../archive/transfer/readBulkLoad';
import { parseCollections, readBulkLoad } from '../archive/transfer/readBulkLoad';
import { reportOf } from '../archive/transfer/report';
import { parseContent } from '../archive/transfer/source';
import { TransferError } from '../archive/transfer/transferError';
import { parseMapping } from '../archive/transfer/valueMappings';
import { AppError } from '../errors';
import { actorOf } from '../http/authorization';
import { setVersionHeader } from '../http/headers';
import { languageOf } from '../http/request/language';
import { addVary } from '../http/headers';
import { readUploadedFile } from '../http/request/upload';
import { nullable, queryNumber, responses } from './schemas';
import type { Services } from './services';

const collectionSchema = Type.Object({
  collection: Type.String(),
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  same: Type.Integer(),
  kept: Type.Integer({ description: 'Texts that the file lacks, and that stay' }),
  leftOut: Type.Integer({ description: 'Notes about what is left out' }),
  cleaned: Type.Integer({ description: 'Rich texts that lose formatting' }),
});

const noteSchema = Type.Object({
  collection: Type.String(),
  id: nullable('string'),
  isLeftOut: Type.Boolean(),
  message: Type.String(),
});

const reportSchema = Type.Object(
  {
    version: Type.Integer({ description: 'The version of the content that the file was compared with' }),
    collections: Type.Array(collectionSchema),
    notes: Type.Array(noteSchema),
    moreNotes: Type.Integer(),
    paragraphs: Type.Integer({ description: 'Plain texts that become paragraphs' }),
    insecurePictures: Type.Integer({ description: 'Pictures with an http: link' }),
    unknownCompanies: Type.Array(Type.String()),
  },
  { title: 'ImportReport' },
);

const options = {
  only: Type.Optional(Type.String({ description: 'Collections, separated by commas; all without it' })),
  map: Type.Optional(
    Type.Unsafe<string | readonly string[]>({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      description: 'Values to replace, such as `company:Old Name=Brand`',
    }),
  ),
};

const optionsSchema = Type.Object(options);

const importSchema = Type.Object({ ...options, version: queryNumber });

const route = { action: 'importContent', maxUploadBytes: maxJsonBytes, uploadField: 'file' } as const;

const schema = { tags: ['import'], consumes: ['multipart/form-data'] } as const;

/** Reads the uploaded content. @throws AppError if it is not the content of a site, or the options are unknown */
const readIncoming = async (
  request: FastifyRequest,
  { only, map = [] }: Static<typeof optionsSchema>,
  notes: Notes,
): Promise<IncomingRows> => {
  const { name, content } = await readUploadedFile(request);
  try {
    const selection = {
      only: only === undefined ? undefined : parseCollections(only),
      mappings: [map].flat().map(parseMapping),
    };
    return await readBulkLoad(await parseContent(content.toString('utf8'), name), notes, selection);
  } catch (error) {
    throw error instanceof TransferError && error.code ? new AppError(error.code) : error;
  }
};

const checkRoute = (app: FastifyInstance, { database }: Services): void => {
  app.post<{ Querystring: Static<typeof optionsSchema> }>(
    '/api/import/check',
    {
      config: route,
      schema: {
        ...schema,
        summary: 'What an import of content would change. It changes nothing',
        description:
          'The bulk load of a site as a file in the field `file`. Collections that the file lacks stay unchanged',
        querystring: optionsSchema,
        response: responses(200, reportSchema, 'The differences, and notes in the language of the request'),
      },
    },
    async (request, reply) => {
      const notes = new Notes();
      const incoming = await readIncoming(request, request.query, notes);
      const plan = await planImport(database, incoming, { emptiesMissing: false, notes });
      addVary(reply, 'Accept-Language');
      return reportOf(plan, notes, incoming, languageOf(request));
    },
  );
};

const applyRoute = (app: FastifyInstance, { content }: Services): void => {
  app.post<{ Querystring: Static<typeof importSchema> }>(
    '/api/import',
    {
      config: route,
      schema: {
        ...schema,
        summary: 'Import content as one change. Status 409 if the content has changed since the check',
        description: 'The file and the options of the check, and the `version` of its response',
        querystring: importSchema,
        response: responses(
          201,
          Type.Object({ id: nullable('integer') }),
          'The new change; null if the content is already as in the file',
        ),
      },
    },
    async (request, reply) => {
      const incoming = await readIncoming(request, request.query, new Notes());
      const { version } = request.query;
      const change = await importChecked(content, actorOf(request), incoming, Number(version));
      setVersionHeader(reply, change);
      return reply.code(201).send({ id: change.version });
    },
  );
};

/** The routes of an import of content: a check, and the import itself. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  checkRoute(app, services);
  applyRoute(app, services);
}
