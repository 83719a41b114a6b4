import type { FastifyRequest } from 'fastify';
import { errorCode } from '../../system/errorCode';
import { AppError } from '../../errors';

export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Reads the file of a multipart form into memory: of the field `config.uploadField` of the route, up to `config.maxUploadBytes`.
 * @throws AppError if the field has no file, or an empty one
 */
export async function readUploadedFile(request: FastifyRequest): Promise<UploadedFile> {
  const { uploadField: field = '' } = request.routeOptions.config;
  const file = await findFile(request, field).catch((error: unknown) => {
    throw errorCode(error) === undefined ? new AppError('wrongShape') : error; // errors of the form parser have no code
  });
  if (!file) throw new AppError('fileMissing', { field });
  return file;
}

const findFile = async (request: FastifyRequest, field: string): Promise<UploadedFile | undefined> => {
  const { maxUploadBytes = 0 } = request.routeOptions.config;
  const limits = {
    fileSize: maxUploadBytes,
    files: 1,
    fields: 10,
    parts: 11,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    const content = await part.toBuffer();
    if (part.file.truncated) throw new AppError('tooLarge', { bytes: maxUploadBytes }); // not always noticed by the form parser
    if (part.fieldname !== field) continue;
    if (content.length === 0) throw new AppError('fileEmpty');
    return { name: part.filename, content };
  }
  return undefined;
};
