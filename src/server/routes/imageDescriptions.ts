import type { FastifyInstance } from 'fastify';
import { imageCollection, imageLink, maxAltLength } from '../../model/images/variants';
import { imageTypeOf } from '../files/images';
import { editorOf } from '../http/authorization';
import { CachedResponse, sendCached } from '../http/cachedResponse';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { setVersionHeader } from '../http/versions';
import type { DescriptionPatch } from '../images/describeImage';
import { describeImage } from '../images/describeImage';
import type { ImageRegister } from '../images/imageRegister';
import type { Schema } from './schemas';
import { responses, idSchema, objectSchema } from './schemas';
import type { Services } from './services';

const tags = ['image'];

const percentage: Schema = { type: 'integer', minimum: 0, maximum: 100, 'x-expected': 'percentage' };
const alt: Schema = { type: 'string', maxLength: maxAltLength, 'x-expected': 'text' };
const name: Schema = { type: 'string', maxLength: 100, 'x-expected': 'fileName' };

const description = { focalX: percentage, focalY: percentage, altEn: alt, altFr: alt };

const describeResponse = objectSchema({
  status: { type: 'string', const: 'success' },
  message: { type: 'string' },
  id: idSchema,
});

const imageSchema = objectSchema({
  name,
  width: { type: 'integer' },
  height: { type: 'integer' },
  placeholder: { type: 'string', description: 'A WebP of a few px, as base64' },
  isAnimated: { type: 'boolean' },
  id: { type: ['integer', 'null'] },
  ...description,
});

/**
 * Returns a getter of the current response. It renders the response again only after the content changed
 * or the register learned of an image.
 */
const createImageResponse = (
  register: ImageRegister,
  contentVersion: () => number,
): (() => CachedResponse) => {
  let current: { readonly registerVersion: string; readonly response: CachedResponse } | undefined;
  return () => {
    if (current?.registerVersion !== register.version) {
      const json = JSON.stringify({ [imageCollection]: register.all() });
      current?.response.replace();
      current = { registerVersion: register.version, response: new CachedResponse(json, contentVersion()) };
    }
    return current.response;
  };
};

const readRoute = (app: FastifyInstance, { content, imageRegister }: Services): void => {
  const currentResponse = createImageResponse(imageRegister, () => content.version);
  app.get(
    imageLink('all'),
    {
      config: { action: 'readContent' },
      schema: {
        tags,
        summary: 'What is known of the images that the content shows',
        response: responses(
          200,
          objectSchema({ [imageCollection]: { type: 'array', items: imageSchema } }),
          'The images of this site; those of other hosts are not among them',
        ),
      },
    },
    async (request, reply) => {
      await imageRegister.keepUp();
      await sendCached(request, reply, currentResponse());
    },
  );
};

const describeRoute = (app: FastifyInstance, { content, files }: Services): void => {
  app.put<{ Body: DescriptionPatch }>(
    imageLink('describe'),
    {
      config: { action: 'changeContent' },
      schema: {
        tags,
        summary: 'Say where the focus of an image is and what it shows; fields that are not named stay',
        body: objectSchema({ name, ...description, base: objectSchema(description, []) }, ['name']),
        response: responses(200, describeResponse, 'Changed'),
      },
    },
    async (request, reply) => {
      const isImageName = imageTypeOf(request.body.name) !== undefined;
      if (!isImageName || !(await files.images.exists(request.body.name))) throw new AppError('rowUnknown');
      const id = setVersionHeader(reply, await describeImage(content, editorOf(request), request.body));
      return { ...success('updated', request), id };
    },
  );
};

/** The routes that read the images' sizes and descriptions, and change the descriptions. */
export function imageDescriptionRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  describeRoute(app, services);
}
