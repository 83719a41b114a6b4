import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { Move } from '../../../model/parity/timeline';
import { languages } from '../../../model/site/languages';
import type { Database } from '../../database/database';
import { success } from '../../http/successMessages';
import { acceptPair, readAcceptedPairs } from '../../journal/acceptedPairs';
import { readAuthors } from '../../journal/history';
import { LanguageTimelines } from '../../journal/languageTimelines';
import { nullable, queryNumber, responses, successResponse } from '../schemas';
import type { Services } from '../services';

const tags = ['languages'];

const signature = Type.String({ pattern: '^[0-9a-z]{1,12}$', 'x-expected': 'text' });

const pairSchema = Type.Object({
  pair: Type.String({ description: 'Its name: `tanker/3/name`, `text/home/title`, `picture/{name}`' }),
  signature: Type.String({ description: 'Stands for the values that this is about' }),
  behind: Type.Unsafe<unknown>({ type: ['string', 'null'], enum: [...languages, null] }),
  since: nullable('object', {
    description: 'The change since which one language is behind: `change`, `at`, `author`',
  }),
  was: nullable('string', { description: 'The value of the other language before that change' }),
  en: nullable('object', { description: 'The last change of the English that was more than cosmetic' }),
  fr: nullable('object', { description: 'The same of the French' }),
});

const knowledge = Type.Object({
  version: Type.Integer({ description: 'The content version. Send it as `after` to get what changed since' }),
  isComplete: Type.Boolean({ description: 'Whether the pairs are all that were ever changed' }),
  pairs: Type.Array(pairSchema),
  accepted: Type.Array(Type.Object({ pair: Type.String(), signature: Type.String() })),
});

const acceptance = Type.Object({
  pair: Type.String({ minLength: 1, maxLength: 1000, 'x-expected': 'text' }),
  signature,
  isAccepted: Type.Boolean({ 'x-expected': 'boolean' }),
});

/** The pairs that have changed since a version, as the client gets them. */
const readKnowledge = async (database: Database, timelines: LanguageTimelines, after: number) => {
  const { version, isComplete, timelines: found } = await timelines.read(after);
  const moves = found.flatMap(([, { timeline }]) => [...Object.values(timeline.moves), timeline.lag?.since]);
  const ids = moves.flatMap((each) => each?.change ?? []);
  const authors = await readAuthors(database, ids);
  const named = (each: Move | undefined) =>
    each ? { ...each, author: authors.get(each.change) ?? null } : null;
  const pairs = found.map(([pair, { timeline }]) => ({
    pair,
    signature: timeline.signature,
    behind: timeline.lag?.language ?? null,
    since: named(timeline.lag?.since),
    was: timeline.lag?.was ?? null,
    en: named(timeline.moves.en),
    fr: named(timeline.moves.fr),
  }));
  return { version, isComplete, pairs, accepted: await readAcceptedPairs(database) };
};

const readQuery = Type.Object({ after: Type.Optional(queryNumber) });

const readRoute = (app: FastifyInstance, { database, content }: Services): void => {
  const timelines = new LanguageTimelines(database, content);
  app.get<{ Querystring: Static<typeof readQuery> }>(
    '/api/languages',
    {
      config: { action: 'readHistory' },
      schema: {
        tags,
        summary:
          'When and by whom each language of a text or field was last changed, and which one is behind',
        querystring: readQuery,
        response: responses(200, knowledge, 'What the history knows about texts that have two languages'),
      },
    },
    async ({ query: { after } }) => {
      await content.refreshIfShared();
      return readKnowledge(database, timelines, Number(after ?? 0));
    },
  );
};

const acceptRoute = (app: FastifyInstance, { database }: Services): void => {
  app.put<{ Body: Static<typeof acceptance> }>(
    '/api/languages/accept',
    {
      config: { action: 'changeContent' },
      schema: {
        tags,
        summary:
          'Say that a text is still right in both languages, until one of them changes; or take that back',
        body: acceptance,
        response: responses(200, successResponse, 'Stored'),
      },
    },
    async (request) => {
      const { isAccepted, ...accepted } = request.body;
      await acceptPair(database, accepted, isAccepted);
      return success('updated', request);
    },
  );
};

/** The routes about the two languages: what the history knows, and what administrators have accepted. */
export function languageRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  acceptRoute(app, services);
}
