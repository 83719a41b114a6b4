import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { isTrustedProxy } from '../../system/trustedProxies';

const header = 'x-request-id';

/** Ids of load balancers. No character may forge a line of the log. */
const wellFormed = /^[\w.:=-]{8,128}$/;

/** Identifies this process among all that write to the log. */
const processId = randomBytes(9).toString('base64url');

let count = 0;

const nextId = (): string => {
  count += 1;
  return `${processId}-${count.toString(36)}`;
};

/** The id of a request in the log: the load balancer's, so that both logs can be matched, or a new one. */
export function requestIds({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const receivedId = headers[header];
    if (
      typeof receivedId === 'string' &&
      wellFormed.test(receivedId) &&
      isTrustedProxy(trustedProxies, socket.remoteAddress, 0)
    )
      return receivedId;
    return nextId();
  };
}

export function setRequestIdHeader({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header(header, id);
}
