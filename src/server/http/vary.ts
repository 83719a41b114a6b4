import type { FastifyReply } from 'fastify';

/** Adds a request header to Vary, unless it is listed already. */
export function addVary(reply: FastifyReply, header: string): FastifyReply {
  const listed = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const isListed = listed.some((each) => each.toLowerCase() === header.toLowerCase());
  return isListed ? reply : reply.header('vary', [...listed, header].join(', '));
}
