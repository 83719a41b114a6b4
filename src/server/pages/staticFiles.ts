import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const sendNotFound = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send('Not found\n');

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** Source maps hold the sources. They stay on the server, for the people who run it. */
const isSourceMap = (name: string): boolean => /\.map(?:\.br|\.gz)?$/.test(name);

interface Folder {
  /** The URL path of the folder: `/assets`. */
  readonly prefix: string;
  readonly directory: string;
  readonly cacheControl: string;
}

/** Serves one folder. It supports byte ranges, and sends a compressed variant where one stands beside the file. */
const serveFolder = async (
  app: FastifyInstance,
  { prefix, directory, cacheControl }: Folder,
): Promise<void> => {
  await app.register(
    async (folder) => {
      folder.setNotFoundHandler((_request, reply) => sendNotFound(reply, 404));
      folder.setErrorHandler((error, _request, reply) => {
        const status = statusOf(error);
        if (status >= 500) throw error;
        return sendNotFound(reply, status);
      });
      await folder.register(fastifyStatic, {
        root: directory,
        decorateReply: false,
        preCompressed: true,
        index: false,
        allowedPath: (name) => !isSourceMap(name),
        dotfiles: 'ignore',
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', cacheControl),
      });
    },
    { prefix },
  );
};

/**
 * Serves the files of the build. The names of code and fonts change with their content, so browsers cache them for ever.
 * The names of static files stay, so browsers cache them for an hour and then revalidate them.
 * @param assetsDirectory the folder of the built client.
 */
export async function serveStaticFiles(app: FastifyInstance, assetsDirectory: string): Promise<void> {
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
}
