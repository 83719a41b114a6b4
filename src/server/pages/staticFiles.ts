import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const plain = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send('Not found\n');

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

interface Folder {
  /** `/assets` */
  readonly prefix: string;
  readonly directory: string;
  readonly cacheControl: string;
}

/** Serves one folder: compressed where a compressed variant stands beside the file, in parts where parts are asked for. */
const serveFolder = async (
  app: FastifyInstance,
  { prefix, directory, cacheControl }: Folder,
): Promise<void> => {
  await app.register(
    async (folder) => {
      folder.setNotFoundHandler((_request, reply) => plain(reply, 404));
      folder.setErrorHandler((error, _request, reply) => {
        const status = statusOf(error);
        if (status >= 500) throw error;
        return plain(reply, status);
      });
      await folder.register(fastifyStatic, {
        root: directory,
        decorateReply: false,
        preCompressed: true,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply) => {
          reply.header('cache-control', cacheControl);
          reply.header('x-content-type-options', 'nosniff');
        },
      });
    },
    { prefix },
  );
};

/**
 * Serves what the build made: the code and fonts, whose names change with their content, for ever; the static files, whose
 * names stay, for an hour, after which the browser asks whether they changed.
 * @param assetsDirectory where the built client is.
 */
export const serveStaticFiles = async (app: FastifyInstance, assetsDirectory: string): Promise<void> => {
  await serveFolder(app, {
    prefix: '/assets',
    directory: join(assetsDirectory, 'assets'),
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const publicDirectory = join(assetsDirectory, 'public');
  const entries = await readdir(publicDirectory, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    await serveFolder(app, {
      prefix: `/${name}`,
      directory: join(publicDirectory, name),
      cacheControl: 'public, max-age=3600',
    });
  }
};
