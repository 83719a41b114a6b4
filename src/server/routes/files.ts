import type { FastifyInstance } from 'fastify';
import { Type } from '@sinclair/typebox';
import { documentTextsPath } from '../../model/search/documentTexts';
import { createCachedJson, sendCached } from '../http/cachedResponse';
import { storeDocument } from '../files/documents';
import { isFileName } from '../files/fileNames';
import { AppError } from '../errors';
import { successMessage } from '../http/successMessages';
import { readUploadedFile } from '../http/request/upload';
import { binaryResponses, responses } from './schemas';
import type { Services } from './services';

/** Characters that a quoted string of a header cannot hold unchanged. */
const unsafeCharacters = /[^ !#-[\]-~]/g;

const encodeExtended = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

/** The Content-Disposition that saves a file under a name in any script (RFC 6266). */
const attachment = (name: string): string => {
  return `attachment; filename="${name.replace(unsafeCharacters, '_')}"; filename*=UTF-8''${encodeExtended(name)}`;
};

const tags = ['file'];

const downloadRoute = (app: FastifyInstance, { files }: Services): void => {
  app.get<{ Params: { fileName: string } }>(
    '/api/file/download/:fileName',
    {
      config: { action: 'readContent', readsOnlyFiles: true },
      schema: { tags, summary: 'Download a file', response: binaryResponses('application/pdf', 'The file') },
    },
    async ({ params: { fileName } }, reply) => {
      const file = isFileName(fileName) ? await files.documents.get(fileName) : undefined;
      if (!file) throw new AppError('rowUnknown');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': file.size,
          'content-disposition': attachment(fileName),
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(file.stream);
    },
  );
};

const textsRoute = (app: FastifyInstance, { content, documentTexts }: Services): void => {
  const currentResponse = createCachedJson(content, () => JSON.stringify(documentTexts.all()), documentTexts);
  app.get(
    documentTextsPath,
    {
      config: { action: 'readContent' },
      schema: {
        tags,
        summary: 'The texts of uploaded documents that the content offers, for the search',
        response: responses(
          200,
          Type.Record(Type.String(), Type.Array(Type.String())),
          'The text of each page, by the name of the document; no pages where it has no text',
        ),
      },
    },
    async (request, reply) => {
      await documentTexts.refresh();
      return sendCached(request, reply, currentResponse()) ?? reply;
    },
  );
};

const uploadRoute = (app: FastifyInstance, { config, files, scanner, documentTexts }: Services): void => {
  app.post(
    '/api/file/upload',
    {
      config: { action: 'uploadFile', maxUploadBytes: config.maxFileBytes, uploadField: 'file' },
      schema: {
        tags,
        summary: 'Upload a PDF',
        description: 'One file in the field `file`',
        consumes: ['multipart/form-data'],
        response: responses(
          201,
          Type.Object({ message: Type.String(), fileName: Type.String() }),
          'The name under which the file is stored',
        ),
      },
    },
    async (request, reply) => {
      const { name, content } = await readUploadedFile(request);
      await scanner.scan(content);
      const fileName = await storeDocument(files.documents, name, content);
      documentTexts.readLater(fileName);
      return reply.code(201).send({ message: successMessage('uploaded', request), fileName });
    },
  );
};

export function fileRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/file',
    {
      config: { action: 'listFiles' },
      schema: {
        tags,
        summary: 'The names of all files',
        response: responses(200, Type.Array(Type.String()), 'Names'),
      },
    },
    () => services.files.documents.list(),
  );
  downloadRoute(app, services);
  textsRoute(app, services);
  uploadRoute(app, services);
}
