import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { isDay } from '../../../model/format/formatDay';
import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { scheduledTime, visibilityCollection } from '../../../model/schema/visibility';
import type { Language } from '../../../model/site/languages';
import { expectations } from '../../content/rows/expectations';
import { booleanCodec } from '../../content/rows/fieldCodecs';
import { changeVisibility } from '../../content/visibility/visibility';
import { tableOfEntity, visibilityTable } from '../../content/rows/tables';
import { actorOf } from '../../http/authorization';
import { setVersionHeader, versionHeader } from '../../http/headers';
import { languageOf } from '../../http/request/language';
import { success } from '../../http/successMessages';
import { AppError } from '../../errors';
import { idSchema, maxBatchRows, oneOf, responses, rowSchema, successResponse } from '../schemas';
import type { Services } from '../services';
import { requireUniqueRows } from './requireUniqueRows';

const tags = ['visibility'];

const isHidden = Type.Unsafe<boolean>(booleanCodec.schema);

const time = Type.Unsafe<string>({
  type: 'string',
  pattern: `^$|${scheduledTime.source}`,
  description: 'UTC, to the minute: 2027-03-14T11:30Z; empty for none',
  'x-expected': 'time',
});

const values = Type.Partial(Type.Object({ isHidden, onlineAt: time, offlineAt: time }));

const visibilitySchema = Type.Object({
  id: Type.Integer(),
  entity: oneOf(entityNames),
  rowId: Type.Integer(),
  isHidden: Type.Boolean(),
  onlineAt: Type.String(),
  offlineAt: Type.String(),
});

const hiddenRows = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, Type.Array(rowSchema(name))]),
);

const update = Type.Object({
  entity: oneOf<EntityName>(entityNames),
  rows: Type.Array(Type.Object({ id: idSchema, ...values.properties, base: Type.Optional(values) }), {
    minItems: 1,
    maxItems: maxBatchRows,
    description: 'Each row once, with at least one of isHidden, onlineAt and offlineAt',
  }),
});

/** @throws AppError if a row has nothing to change */
const requireValues = ({ rows }: Static<typeof update>): void => {
  const names = Object.keys(values.properties);
  const isEmpty = rows.some((row) => !names.some((name) => Object.hasOwn(row, name)));
  if (isEmpty) throw new AppError('fieldMissing', { field: 'isHidden' });
};

/** @throws AppError for a time on a day that does not exist, such as February 30: the pattern accepts it */
const requireExistingDays = ({ rows }: Static<typeof update>, language: Language): void => {
  for (const row of rows)
    for (const field of ['onlineAt', 'offlineAt'] as const) {
      const day = row[field]?.slice(0, 'YYYY-MM-DD'.length);
      if (day && !isDay(day))
        throw new AppError('fieldInvalid', { field, expected: expectations.time[language] });
    }
};

const readRoute = (app: FastifyInstance, { config, content }: Services): void => {
  app.get(
    '/api/visibility/all',
    {
      config: { action: 'readHidden' },
      schema: {
        tags,
        summary: 'The rows that visitors do not see, and the visibility of rows',
        response: responses(
          200,
          Type.Object({
            timeZone: Type.String(),
            [visibilityCollection]: Type.Array(visibilitySchema),
            ...hiddenRows,
          }),
          'The visibility of each row that was ever hidden, and the hidden rows with those that belong to them',
        ),
      },
    },
    async (_request, reply) => {
      await content.refreshIfShared();
      void reply.header(versionHeader, content.version);
      const rows = entityNames.map((name) => [
        entities[name].collection,
        content.hiddenRows(tableOfEntity(name)),
      ]);
      return {
        timeZone: config.timeZone,
        [visibilityCollection]: content.rows(visibilityTable),
        ...Object.fromEntries(rows),
      };
    },
  );
};

const updateRoute = (app: FastifyInstance, { content }: Services): void => {
  app.put<{ Body: Static<typeof update> }>(
    '/api/visibility/update',
    {
      config: { action: 'changeContent' },
      schema: {
        tags,
        summary: 'Hide, show or schedule rows of a kind, all or none, with the rows that belong to them',
        body: update,
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      requireValues(request.body);
      requireExistingDays(request.body, languageOf(request));
      const { entity, rows } = request.body;
      requireUniqueRows(rows);
      setVersionHeader(reply, await changeVisibility(content, actorOf(request), entity, rows));
      return success('updated', request);
    },
  );
};

/** The routes by which administrators see and change what visitors do not see. All other reads are those of a visitor. */
export function visibilityRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  updateRoute(app, services);
}
