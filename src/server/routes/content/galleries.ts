import type { FastifyInstance } from 'fastify';
import { Type } from '@sinclair/typebox';
import { entityNames, isGallery } from '../../../model/schema/entities';
import type { AddRowsRequest } from '../../content/rows/saveRows';
import { saveRows } from '../../content/rows/saveRows';
import { actorOf } from '../../http/authorization';
import { setVersionHeader } from '../../http/headers';
import {
  idSchema,
  isHiddenSchema,
  maxBatchRows,
  newRowSchema,
  requestKeySchema,
  responses,
} from '../schemas';
import type { Services } from '../services';

/** Adds the pictures that were chosen together for a gallery. The specification has a request for one row only. */
export function galleryRoutes(app: FastifyInstance, { content }: Services): void {
  for (const name of entityNames.filter(isGallery)) {
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
        const saved = setVersionHeader(reply, await saveRows(content, actorOf(request), name, request.body));
        return reply.code(201).send(saved);
      },
    );
  }
}
