import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorValues } from '../../model/errors/catalogue';
import { errorKinds, errorMessage } from '../../model/errors/catalogue';
import type { Language } from '../../model/site/languages';
import { formatDuration } from '../../model/format/formatDuration';
import { formatFileSize } from '../../model/format/fileSize';
import { ImageError } from '../images/imageError';
import { isDiskFull, isUnavailable } from '../system/unavailable';
import { invalidField } from './request/invalidField';
import { languageOf } from './request/language';
import { AppError } from '../errors';
import { setRequestIdHeader } from './monitoring/requestId';
import { addVary } from './headers';

/** The body of every failed request. */
export interface ErrorBody {
  readonly status: 'fail';
  readonly message: string;
}

export function errorBody(code: ErrorCode, language: Language, values?: ErrorValues): ErrorBody {
  return {
    status: 'fail',
    message: errorMessage(code, language, values),
  };
}

/** Error codes of Fastify and of its plugins, as codes of our catalogue. */
const fastifyErrorCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongMediaType',
  FST_FILES_LIMIT: 'wrongShape',
  FST_FIELDS_LIMIT: 'wrongShape',
  FST_PARTS_LIMIT: 'wrongShape',
  FST_ERR_BAD_URL: 'pathUnknown',
};

const codeOfStatus = (status: number | undefined): ErrorCode => {
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'wrongMediaType';
  if (status === 404 || status === 414) return 'pathUnknown';
  return status !== undefined && status >= 400 && status < 500 ? 'wrongShape' : 'unexpected';
};

const valuesOf = (code: ErrorCode, request: FastifyRequest): ErrorValues => {
  const { bodyLimit, config } = request.routeOptions;
  if (code === 'tooLarge') {
    return { limit: formatFileSize(config.maxUploadBytes ?? bodyLimit, languageOf(request)) };
  }
  if (code === 'wrongMediaType') {
    return { expected: config.maxUploadBytes === undefined ? 'application/json' : 'multipart/form-data' };
  }
  return {};
};

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error;

/** Whether the client disconnected before the whole request arrived: that is not a failure of the server. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.readableAborted && !raw.complete;

/** The error of a body of the wrong type, where the route accepts one object or a list too. */
const wrongBody = ({ routeOptions: { schema } }: FastifyRequest): AppError => {
  const { type } = (schema?.body ?? {}) as { readonly type?: unknown };
  return new AppError(Array.isArray(type) ? 'rowsExpected' : 'objectExpected');
};

const toAppError = (error: unknown, request: FastifyRequest): AppError => {
  if (error instanceof AppError) return error;
  if (isAborted(request)) return new AppError('wrongShape');
  if (isDiskFull(error)) return new AppError('diskFull');
  if (isUnavailable(error)) return new AppError('unavailable');
  if (!isFastifyError(error)) return new AppError('unexpected');
  if (error.validation) return invalidField(error.validation, languageOf(request)) ?? wrongBody(request);
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return wrongBody(request);
  const code = fastifyErrorCodes[error.code] ?? codeOfStatus(error.statusCode);
  return new AppError(code, valuesOf(code, request));
};

/** When a client may try again after a 503, in seconds. */
const retryAfterSeconds = 10;

const retryAfterOf = (code: ErrorCode, { seconds }: ErrorValues): string | number | undefined => {
  if (errorKinds[code].status === 503) return retryAfterSeconds;
  return errorKinds[code].status === 429 ? seconds : undefined;
};

/** Logs an error of a request, and sets the status and the headers of its response. @returns the error for the client */
export function prepareErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const appError = toAppError(error, request);
  const { code, values } = appError;
  const { status } = errorKinds[code];
  if (status >= 500 && code !== 'overloaded') request.log.error({ err: error }, 'request failed');
  if (error instanceof ImageError) request.log.info({ code, reason: error.reason }, 'image rejected');
  const retryAfter = retryAfterOf(code, values);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status >= 500) reply.header('cache-control', 'no-store');
  setRequestIdHeader(request, reply);
  void reply.code(status);
  return appError;
}

/** The body of a failed request, with times and sizes as people write them. */
export function errorBodyOf({ code, values }: AppError, language: Language): ErrorBody {
  const { seconds, bytes } = values;
  return errorBody(code, language, {
    ...values,
    ...(typeof seconds === 'number' && { duration: formatDuration(seconds, language) }),
    ...(typeof bytes === 'number' && { limit: formatFileSize(bytes, language) }),
  });
}

const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const failure = prepareErrorResponse(error, request, reply);
  addVary(reply, 'Accept-Language');
  void reply.send({ ...errorBodyOf(failure, languageOf(request)), ...failure.details });
};

/** Turns every error into a JSON response of our catalogue. Unexpected errors are logged; the client receives no details. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}

/** Responds with 404 to an unknown URL. */
export function respondNotFound(request: FastifyRequest, reply: FastifyReply): ErrorBody {
  void addVary(reply, 'Accept-Language').code(errorKinds.pathUnknown.status);
  return errorBody('pathUnknown', languageOf(request));
}
