import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from '@sinclair/typebox';
import fresh from 'fresh';
import { imageLink, imagePath } from '../../model/images/variants';
import { imageTypeOf } from '../images/imageTypes';
import { storeUploadedImage } from '../images/storeImage';
import { AppError } from '../errors';
import { readUploadedFile } from '../http/request/upload';
import type { Variant } from '../images/variants';
import { parseVariantName, urgent } from '../images/variants';
import { binaryResponses, responses } from './schemas';
import type { Services } from './services';

const tags = ['image'];

/** Whatever the bytes of an image are, the browser shows a picture and runs no script. */
const imageHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The bytes behind a name never change. */
const immutableHeaders = { ...imageHeaders, 'cache-control': 'public, max-age=31536000, immutable' };

const uploadRoute = (
  app: FastifyInstance,
  { config, files, scanner, imageRegister, imageQueue }: Services,
): void => {
  app.post(
    imagePath,
    {
      config: {
        action: 'uploadFile',
        credential: 'clientId',
        maxUploadBytes: config.maxImageBytes,
        uploadField: 'image',
      },
      schema: {
        tags,
        summary: 'Upload an image, with `Authorization: Client-ID`',
        description: 'One image in the field `image`: PNG, JPEG, WebP, GIF or AVIF',
        consumes: ['multipart/form-data'],
        response: responses(200, Type.Object({ data: Type.Object({ link: Type.String() }) }), 'Its address'),
      },
    },
    async (request) => {
      const { content } = await readUploadedFile(request);
      await scanner.scan(content);
      const image = await imageQueue.add(() => storeUploadedImage(files.images, content), urgent);
      await imageRegister.add(image);
      return { data: { link: imageLink(image.name) } };
    },
  );
};

/** The same name always means the same bytes. */
const etagOf = (name: string): string => `"${name}"`;

const sendImage = async ({ files }: Services, reply: FastifyReply, name: string): Promise<FastifyReply> => {
  const type = imageTypeOf(name);
  const image = type === undefined ? undefined : await files.images.get(name);
  if (!image) throw new AppError('rowUnknown');
  return reply
    .headers({ ...immutableHeaders, etag: etagOf(name), 'content-type': type, 'content-length': image.size })
    .send(image.stream);
};

const sendVariant = async (
  { variants }: Services,
  reply: FastifyReply,
  name: string,
  variant: Variant,
): Promise<FastifyReply> => {
  const file = await variants.get(variant);
  if (!file) throw new AppError('rowUnknown');
  const { body, size, type, isVariant } = file;
  return reply
    .headers(
      isVariant
        ? { ...immutableHeaders, etag: etagOf(name) }
        : { ...imageHeaders, 'cache-control': 'no-store' },
    )
    .headers({ 'content-type': type, 'content-length': size })
    .send(body);
};

const readRoute = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { name: string } }>(
    imageLink(':name'),
    {
      config: { action: 'readContent', readsOnlyFiles: true },
      schema: {
        tags,
        summary: 'An image, or a variant of it: `….jpg-720.avif`',
        description: 'Variants exist in a few widths, none larger than the image, as AVIF, WebP or JPEG',
        response: binaryResponses('image/*', 'The image'),
      },
    },
    async ({ params: { name }, headers }, reply) => {
      const variant = parseVariantName(name);
      if (!variant && imageTypeOf(name) === undefined) throw new AppError('rowUnknown');
      const etag = etagOf(name);
      if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag }))
        return reply
          .code(304)
          .headers({ etag, ...immutableHeaders })
          .send();
      return variant ? sendVariant(services, reply, name, variant) : sendImage(services, reply, name);
    },
  );
};

/** The built-in image host. Its API is that of the image-hosting services (decision 005). */
export function imageRoutes(app: FastifyInstance, services: Services): void {
  uploadRoute(app, services);
  readRoute(app, services);
}
