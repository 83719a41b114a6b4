import type { FastifyReply } from 'fastify';

/** Says that an answer depends on a header of the request, beside those that are said already. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply => {
  const said = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const isSaid = said.some((each) => each.toLowerCase() === header.toLowerCase());
  return isSaid ? reply : reply.header('vary', [...said, header].join(', '));
};
