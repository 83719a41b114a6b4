import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { EntityName } from '../../../model/schema/entities';
import { entityNames, isGallery } from '../../../model/schema/entities';
import { deleteRows } from '../../content/rows/deleteRows';
import type { DuplicateRequest } from '../../content/rows/duplicateRow';
import { duplicateRow } from '../../content/rows/duplicateRow';
import type { AddRowsRequest } from '../../content/rows/addRows';
import { addRows } from '../../content/rows/addRows';
import { actorOf } from '../../http/authorization';
import { resultWithVersionHeader, setVersionHeader } from '../../http/headers';
import { successMessage } from '../../http/successMessages';
import {
  idSchema,
  isHiddenSchema,
  maxBatchRows,
  messageResponse,
  newRowSchema,
  requestKeySchema,
  responses,
  rowBytes,
  rowSchema,
  rowValuesSchema,
} from '../schemas';
import type { Services } from '../services';

/** Adds the pictures that were chosen together for a gallery. */
const addManyRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.post<{ Body: AddRowsRequest }>(
    `/api/${name}/saveMany`,
    {
      config: { action: 'changeContent' },
      schema: {
        tags: [name],
        summary: 'Add several rows as one change, all or none',
        body: Type.Object({
          rows: Type.Array(newRowSchema(name), { minItems: 1, maxItems: maxBatchRows }),
          requestKey: Type.Optional(requestKeySchema),
          isHidden: Type.Optional(isHiddenSchema),
        }),
        response: responses(201, Type.Object({ ids: Type.Array(idSchema) }), 'The ids of the new rows'),
      },
    },
    async (request, reply) => {
      const change = await addRows(content, actorOf(request), name, request.body);
      return reply.code(201).send(resultWithVersionHeader(reply, change));
    },
  );
};

const deletion = Type.Object({
  ids: Type.Array(idSchema, { minItems: 1, maxItems: maxBatchRows }),
  requestKey: Type.Optional(requestKeySchema),
});

const deleteManyRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.delete<{ Body: Static<typeof deletion> }>(
    `/api/${name}/deleteMany`,
    {
      config: { action: 'changeContent' },
      schema: {
        tags: [name],
        summary: 'Delete several rows as one change, with the rows that belong to them',
        description: 'Rows that do not exist any more are left out',
        body: deletion,
        response: responses(200, messageResponse, 'Deleted'),
      },
    },
    async (request, reply) => {
      setVersionHeader(reply, await deleteRows(content, actorOf(request), name, request.body));
      return { message: successMessage('deleted', request) };
    },
  );
};

const duplicateRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.post<{ Body: DuplicateRequest }>(
    `/api/${name}/duplicate`,
    {
      config: { action: 'changeContent' },
      bodyLimit: Math.max(app.initialConfig.bodyLimit ?? 0, rowBytes(name)),
      schema: {
        tags: [name],
        summary: 'Add a hidden copy of a row at the end of its list, with its further pictures',
        description: '`values` has the columns that differ in the copy',
        body: Type.Object({
          id: idSchema,
          values: Type.Optional(rowValuesSchema(name)),
          requestKey: Type.Optional(requestKeySchema),
        }),
        response: responses(201, Type.Object({ id: idSchema, row: rowSchema(name) }), 'The copy'),
      },
    },
    async (request, reply) => {
      const change = await duplicateRow(content, actorOf(request), name, request.body);
      const row = resultWithVersionHeader(reply, change);
      return reply.code(201).send({ id: row.id, row });
    },
  );
};

/** The routes by which the administration adds or deletes several rows, and copies one. They are not in the specification. */
export function batchRoutes(app: FastifyInstance, services: Services): void {
  for (const name of entityNames.filter(isGallery)) addManyRoute(app, services, name);
  for (const name of entityNames) {
    deleteManyRoute(app, services, name);
    duplicateRoute(app, services, name);
  }
}
