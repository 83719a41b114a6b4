import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

const header = 'x-request-id';

/** What balancers write; nothing that could make a line of the log another one. */
const wellFormed = /^[\w.:=-]{8,128}$/;

/** Of this process, among all that ever wrote to the log. */
const process = randomBytes(9).toString('base64url');

let count = 0;

const nextId = (): string => {
  count += 1;
  return `${process}-${count.toString(36)}`;
};

/** The id under which a request stands in the log: a balancer's own, so that its log and ours can be read together, or a new one. */
export const requestIds =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[header];
    if (trustedProxies > 0 && typeof given === 'string' && wellFormed.test(given)) return given;
    return nextId();
  };

export const setRequestIdHeader = ({ id }: FastifyRequest, reply: FastifyReply): void => {
  reply.header(header, id);
};
