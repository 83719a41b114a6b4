import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { imageCollection, imageLink, maxAltLength } from '../../../model/images/variants';
import { imageTypeOf } from '../../images/imageTypes';
import { actorOf } from '../../http/authorization';
import { createCachedJson, sendCached } from '../../http/cachedResponse';
import { AppError } from '../../errors';
import { success } from '../../http/successMessages';
import { resultWithVersionHeader } from '../../http/headers';
import { describeImage } from '../../images/describeImage';
import { responses, idSchema, nullable, successResponse } from '../schemas';
import type { Services } from '../services';

const tags = ['image'];

const percentage = Type.Integer({ minimum: 0, maximum: 100, 'x-expected': 'percentage' });
const alt = Type.String({ maxLength: maxAltLength, 'x-expected': 'text' });
const name = Type.String({ maxLength: 100, 'x-expected': 'fileName' });

const description = Type.Object({ focalX: percentage, focalY: percentage, altEn: alt, altFr: alt });

const patch = Type.Object({
  name,
  ...Type.Partial(description).properties,
  base: Type.Optional(Type.Partial(description)),
});

const describeResponse = Type.Object({ ...successResponse.properties, id: idSchema });

const imageSchema = Type.Object({
  name,
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String({ description: 'A WebP of a few px, as base64' }),
  isAnimated: Type.Boolean(),
  id: nullable('integer'),
  ...description.properties,
});

const readRoute = (app: FastifyInstance, { content, imageRegister }: Services): void => {
  const currentResponse = createCachedJson(
    content,
    () => JSON.stringify({ [imageCollection]: imageRegister.all() }),
    imageRegister,
  );
  app.get(
    imageLink('all'),
    {
      config: { action: 'readContent' },
      schema: {
        tags,
        summary: 'Size, placeholder, focal point and alternative text of each image in the content',
        response: responses(
          200,
          Type.Object({ [imageCollection]: Type.Array(imageSchema) }),
          'The images of this site; those of other hosts are not among them',
        ),
      },
    },
    async (request, reply) => {
      await imageRegister.refresh();
      return sendCached(request, reply, currentResponse()) ?? reply;
    },
  );
};

const describeRoute = (app: FastifyInstance, { content, files }: Services): void => {
  app.put<{ Body: Static<typeof patch> }>(
    imageLink('describe'),
    {
      config: { action: 'changeContent' },
      schema: {
        tags,
        summary: 'Set the focal point and the alternative text of an image. Missing fields stay unchanged',
        body: patch,
        response: responses(200, describeResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      const isImageName = imageTypeOf(request.body.name) !== undefined;
      if (!isImageName || !(await files.images.exists(request.body.name))) throw new AppError('rowUnknown');
      const id = resultWithVersionHeader(reply, await describeImage(content, actorOf(request), request.body));
      return { ...success('updated', request), id };
    },
  );
};

/** The routes that read the images' sizes and descriptions, and change the descriptions. */
export function imageDescriptionRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  describeRoute(app, services);
}
