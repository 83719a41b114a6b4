import type { FastifyReply } from 'fastify';
import type { CommittedChange } from '../content/changes';

/** The version of the content that an answer leads to: after a change, the change's id in the history. */
export const versionHeader = 'content-version';

/** Tells which change a call has made, if it made one. @returns what the call answers */
export const setVersionHeader = <Result>(
  reply: FastifyReply,
  { result, version }: CommittedChange<Result>,
): Result => {
  if (version !== null) void reply.header(versionHeader, version);
  return result;
};
