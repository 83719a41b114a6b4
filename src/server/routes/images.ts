import type { FastifyInstance } from 'fastify';
import { imageLink, imagePath, imageTypeOf, keepImage } from '../files/images';
import { holdsTag } from '../http/entityTags';
import { Refusal } from '../http/refusal';
import { receiveFile } from '../http/upload';
import { answers, object } from './schemas';
import type { Services } from './services';

const tags = ['image'];

/** A name stands for its bytes for ever; whatever those are, a browser shows them as a picture and runs nothing. */
const imageHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The built-in image host, in the manner of the image-hosting services (decisions, 'The wire'). */
export const imageRoutes = (app: FastifyInstance, { config, files }: Services): void => {
  app.post(
    imagePath,
    {
      config: { action: 'uploadFile', credential: 'clientId', maxUploadBytes: config.maxImageBytes },
      schema: {
        tags,
        summary: 'Upload an image, with `Authorization: Client-ID`',
        description: 'One image in the field `image`: PNG, JPEG, WebP, GIF or AVIF',
        consumes: ['multipart/form-data'],
        response: answers(200, object({ data: object({ link: { type: 'string' } }) }), 'Its address'),
      },
    },
    async (request) => {
      const { content } = await receiveFile(request, 'image');
      return { data: { link: imageLink(await keepImage(files.images, content)) } };
    },
  );
  app.get<{ Params: { name: string } }>(
    imageLink(':name'),
    { config: { action: 'readContent' }, schema: { tags, summary: 'An image' } },
    async ({ params: { name }, headers }, reply) => {
      const type = imageTypeOf(name);
      if (type === undefined) throw new Refusal('rowUnknown');
      const etag = `"${name}"`;
      if (holdsTag(headers['if-none-match'], etag))
        return reply
          .code(304)
          .headers({ etag, ...imageHeaders })
          .send();
      const image = await files.images.get(name);
      if (!image) throw new Refusal('rowUnknown');
      return reply
        .headers({ etag, ...imageHeaders, 'content-type': type, 'content-length': image.size })
        .send(image.stream);
    },
  );
};
