import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors';

/*
 * JSON is parsed in one turn of the event loop, which nothing can interrupt. Text costs little, but many objects, or objects with
 * many keys, take seconds in the largest body. So the bytes of a large body are counted first, in some 50 ms at most.
 */

/** Smaller bodies, in bytes, are parsed at once, whatever they contain. */
const freeBytes = 256 * 1024;

/** The largest update has 20,000 rows, each with the values before the change. */
const maxContainers = 50_000;
const maxValues = 700_000;
const maxKeys = 1_000;
const maxDepth = 64;

const codeOf = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const [openObject, closeObject, openList, closeList] = ['{', '}', '[', ']'].map(codeOf);

/** The index of the quote that ends a string, or the length of the body. */
const endOfString = (body: Buffer, start: number): number => {
  let index = start;
  while (index < body.length && body[index] !== quote) index += body[index] === backslash ? 2 : 1;
  return index;
};

/**
 * Counts the objects, lists and values of a JSON text, without parsing it. Text that is no JSON is left to the parser.
 * @throws AppError if it has more of them than any valid request, or is nested deeper
 */
export function checkJsonSize(body: Buffer): void {
  /** The number of keys of each open object, and -Infinity for a list, whose length is not limited by itself. */
  const open: number[] = [];
  let containers = 0;
  let values = 0;
  for (let index = 0; index < body.length; index += 1) {
    const code = body[index];
    if (code === quote) index = endOfString(body, index + 1);
    else if (code === openObject || code === openList) {
      containers += 1;
      open.push(code === openObject ? 1 : -Infinity);
      if (containers > maxContainers || open.length > maxDepth) throw new AppError('tooManyValues');
    } else if (code === closeObject || code === closeList) open.pop();
    else if (code === comma) {
      values += 1;
      const keys = (open.pop() ?? 0) + 1;
      open.push(keys);
      if (values > maxValues || keys > maxKeys) throw new AppError('tooManyValues');
    }
  }
}

/** The media types of JSON besides `application/json` (RFC 6839). */
const otherJson = /^application\/[\w.!#$&^-]+\+json(?:\s*;|$)/i;

/**
 * Reads bodies of JSON. Keys that would change the prototype of an object are removed. A route without a body accepts an empty one:
 * some clients name a type in every request.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  for (const type of ['application/json', otherJson]) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      if (body.length > freeBytes) checkJsonSize(body);
      if (body.length === 0 && request.routeOptions.schema?.body === undefined) done(null);
      else void parse(request, body.toString('utf8'), done);
    });
  }
}
