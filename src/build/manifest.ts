import { basename } from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import { pageOf, publicRoutes } from '../model/site/pages';
import type { FileGroup, FileSize, Manifest } from '../server/pages/document/manifest';

const pluginName = 'Manifest';

/** The route of each chunk that holds a screen. Webpack names the chunk after its module: `parts-PartsScreen-tsx`. */
const routeOfChunk = new Map(
  publicRoutes.map((route) => [`${(pageOf(route).screen ?? route).replace('/', '-')}-tsx`, route as string]),
);

const urlPathOf = (file: string): string => `/${file}`;

const filesOf = (group: ChunkGroup, excluded: ReadonlySet<Chunk> = new Set()): FileGroup => {
  const files = group.chunks.filter((chunk) => !excluded.has(chunk)).flatMap((chunk) => [...chunk.files]);
  const withExtension = (extension: string): string[] => [
    ...new Set(files.filter((file) => file.endsWith(extension)).map(urlPathOf)),
  ];
  return { scripts: withExtension('.js'), styles: withExtension('.css') };
};

const sizeOf = (compilation: Compilation, file: string): FileSize => {
  const bytes = (name: string): number => compilation.getAsset(name)?.source.size() ?? 0;
  return { raw: bytes(file), gzip: bytes(`${file}.gz`), brotli: bytes(`${file}.br`) };
};

const createManifest = (compilation: Compilation): Manifest => {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('The client has no entry named main.');
  const initialChunks = new Set(entry.chunks);
  const onDemand = [...compilation.namedChunkGroups].filter(([name]) => name !== 'main');
  const files = Object.keys(compilation.assets);
  return {
    entry: filesOf(entry),
    chunks: Object.fromEntries(
      onDemand.map(([name, group]) => [routeOfChunk.get(name) ?? name, filesOf(group, initialChunks)]),
    ),
    assets: Object.fromEntries(
      compilation
        .getAssets()
        .flatMap(({ name, info }) =>
          info.sourceFilename && !info.copied ? [[basename(info.sourceFilename), urlPathOf(name)]] : [],
        ),
    ),
    sizes: Object.fromEntries(
      files
        .filter((file) => file.startsWith('assets/') && files.includes(`${file}.br`))
        .map((file) => [urlPathOf(file), sizeOf(compilation, file)]),
    ),
  };
};

/** Writes manifest.json: the files that every page loads first, the files of each screen, and their sizes. */
export class ManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: pluginName, stage: stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const json = JSON.stringify(createManifest(compilation), null, 2);
          compilation.emitAsset('manifest.json', new sources.RawSource(json));
        },
      );
    });
  }
}
