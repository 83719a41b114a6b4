import type { FastifyReply } from 'fastify';
import type { CommittedChange } from '../content/changes';

/** The response header with the version of the content: after a change, the change's id in the history. */
export const versionHeader = 'content-version';

/** Sets the header to the change of the request, if there is one. @returns the result of the change */
export function setVersionHeader<Result>(
  reply: FastifyReply,
  { result, version }: CommittedChange<Result>,
): Result {
  if (version !== null) void reply.header(versionHeader, version);
  return result;
}
