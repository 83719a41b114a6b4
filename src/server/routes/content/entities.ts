import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { maxJsonBytes } from '../../../model/limits';
import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { AddRowRequest } from '../../content/rows/addRows';
import { addRow } from '../../content/rows/addRows';
import { deleteRows } from '../../content/rows/deleteRows';
import { tableOfEntity } from '../../content/rows/tables';
import type { UpdateRowRequest } from '../../content/rows/updateRows';
import { updateRows } from '../../content/rows/updateRows';
import { actorOf } from '../../http/authorization';
import { AppError } from '../../errors';
import { success, successMessage } from '../../http/successMessages';
import { resultWithVersionHeader, setVersionHeader } from '../../http/headers';
import {
  responses,
  changedRowSchema,
  idSchema,
  maxBatchRows,
  messageResponse,
  newRowSchema,
  oneOrMany,
  requestKeySchema,
  rowBytes,
  rowSchema,
  savedResponse,
  successResponse,
} from '../schemas';
import type { Services } from '../services';
import { requireUniqueRows } from './requireUniqueRows';

const deletion = Type.Object({ id: idSchema, requestKey: Type.Optional(requestKeySchema) });

const summary = (name: EntityName, text: string) => ({ tags: [name], summary: text });

const readRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  const { collection } = entities[name];
  const rows = Type.Array(rowSchema(name));
  app.get(
    `/api/${name}/all`,
    {
      config: { action: 'readContent' },
      schema: {
        ...summary(name, 'All rows'),
        response: responses(200, Type.Object({ [collection]: rows }), 'The rows'),
      },
    },
    () => ({ [collection]: content.rows(tableOfEntity(name)) }),
  );
};

/** The id in a path; any other word in its place does not match the route. */
const idParameter = ':id(^([0-9]+)$)';

const rowParams = Type.Object({ id: Type.String({ pattern: '^[0-9]+$' }) });

const readOneRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.get<{ Params: Static<typeof rowParams> }>(
    `/api/${name}/${idParameter}`,
    {
      config: { action: 'readContent' },
      schema: {
        ...summary(name, 'One row'),
        params: rowParams,
        response: responses(200, rowSchema(name), 'The row'),
      },
    },
    ({ params: { id } }) => {
      const row = content.row(tableOfEntity(name), Number(id));
      if (!row) throw new AppError('rowUnknown');
      return row;
    },
  );
};

const addRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.post<{ Body: AddRowRequest }>(
    `/api/${name}/save`,
    {
      config: { action: 'changeContent' },
      bodyLimit: Math.max(app.initialConfig.bodyLimit ?? 0, rowBytes(name)),
      schema: {
        ...summary(name, 'Add a row'),
        body: newRowSchema(name),
        response: responses(201, savedResponse(rowSchema(name)), 'The id of the new row'),
      },
    },
    async (request, reply) => {
      const change = await addRow(content, actorOf(request), name, request.body);
      return reply.code(201).send(resultWithVersionHeader(reply, change));
    },
  );
};

const updateRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.put<{ Body: UpdateRowRequest | readonly UpdateRowRequest[] }>(
    `/api/${name}/update`,
    {
      config: { action: 'changeContent' },
      bodyLimit: maxJsonBytes,
      schema: {
        ...summary(name, 'Update one or more rows, all or none. Missing fields stay unchanged'),
        description: `At most ${maxBatchRows} rows, each once`,
        body: oneOrMany(changedRowSchema(name)),
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      const changes = [request.body].flat();
      requireUniqueRows(changes);
      setVersionHeader(reply, await updateRows(content, actorOf(request), name, changes));
      return success('updated', request);
    },
  );
};

const deleteRoute = (app: FastifyInstance, { content }: Services, name: EntityName): void => {
  app.delete<{ Body: Static<typeof deletion> }>(
    `/api/${name}/delete`,
    {
      config: { action: 'changeContent' },
      schema: {
        ...summary(name, 'Delete a row, and the rows that belong to it'),
        body: deletion,
        response: responses(200, messageResponse, 'Deleted'),
      },
    },
    async (request, reply) => {
      const { id, ...key } = request.body;
      setVersionHeader(reply, await deleteRows(content, actorOf(request), name, { ids: [id], ...key }));
      return { message: successMessage('deleted', request) };
    },
  );
};

/** The routes of every kind of content: the four of the specification (section 7), and one that reads one row. */
export function entityRoutes(app: FastifyInstance, services: Services): void {
  for (const name of entityNames) {
    for (const register of [readRoute, readOneRoute, addRoute, updateRoute, deleteRoute])
      register(app, services, name);
  }
}
