import type { FastifyReply } from 'fastify';
import { append } from 'vary';

/** Adds a request header to Vary, unless it is listed already. */
export function addVary(reply: FastifyReply, header: string): FastifyReply {
  return reply.header('vary', append(String(reply.getHeader('vary') ?? ''), header));
}
