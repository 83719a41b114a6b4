import type { FastifyInstance } from 'fastify';
import { imageCollection, imageLink, maxAltLength } from '../../model/images/variants';
import { imageTypeOf } from '../files/images';
import { editorOf } from '../http/authorization';
import { createEncodingCache } from '../http/contentEncodings';
import { CachedResponse, sendCached } from '../http/cachedResponse';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { setVersionHeader } from '../http/versions';
import type { DescriptionPatch } from '../images/describeImage';
import { describeImage } from '../images/describeImage';
import type { ImageRegister } from '../images/imageRegister';
import type { Schema } from './schemas';
import { answers, idSchema, object } from './schemas';
import type { Services } from './services';

const tags = ['image'];

const percentage: Schema = { type: 'integer', minimum: 0, maximum: 100, 'x-expected': 'percentage' };
const alt: Schema = { type: 'string', maxLength: maxAltLength, 'x-expected': 'text' };
const name: Schema = { type: 'string', maxLength: 100, 'x-expected': 'fileName' };

const description = { focalX: percentage, focalY: percentage, altEn: alt, altFr: alt };

const describedAnswer = object({
  status: { type: 'string', const: 'success' },
  message: { type: 'string' },
  id: idSchema,
});

const imageSchema = object({
  name,
  width: { type: 'integer' },
  height: { type: 'integer' },
  placeholder: { type: 'string', description: 'A WebP of a few px, as base64' },
  isAnimated: { type: 'boolean' },
  id: { type: ['integer', 'null'] },
  ...description,
});

/** Gives the answer to what is known now, made anew only when more is known or something was changed. */
const imageAnswers = (register: ImageRegister, version: () => number): (() => CachedResponse) => {
  let current: { readonly of: string; readonly answer: CachedResponse } | undefined;
  return () => {
    if (current?.of !== register.version) {
      const json = JSON.stringify({ [imageCollection]: register.all() });
      current?.answer.replace();
      current = { of: register.version, answer: new CachedResponse(json, version()) };
    }
    return current.answer;
  };
};

const readRoute = (app: FastifyInstance, { content, imageRegister }: Services): void => {
  const currentAnswer = imageAnswers(imageRegister, () => content.version);
  const encodingOf = createEncodingCache();
  app.get(
    imageLink('all'),
    {
      config: { action: 'readContent' },
      schema: {
        tags,
        summary: 'What is known of the images that the content shows',
        response: answers(
          200,
          object({ [imageCollection]: { type: 'array', items: imageSchema } }),
          'The images of this site; those of other hosts are not among them',
        ),
      },
    },
    async (request, reply) => {
      await imageRegister.keepUp();
      await sendCached(request, reply, currentAnswer(), encodingOf);
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
        body: object({ name, ...description, base: object(description, []) }, ['name']),
        response: answers(200, describedAnswer, 'Changed'),
      },
    },
    async (request, reply) => {
      const isKnown = imageTypeOf(request.body.name) !== undefined;
      if (!isKnown || !(await files.images.exists(request.body.name))) throw new AppError('rowUnknown');
      const id = setVersionHeader(reply, await describeImage(content, editorOf(request), request.body));
      return { ...success('updated', request), id };
    },
  );
};

/** What is known of images, and what administrators say of them. */
export const imageDescriptionRoutes = (app: FastifyInstance, services: Services): void => {
  readRoute(app, services);
  describeRoute(app, services);
};
