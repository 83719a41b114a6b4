import { readFile } from 'node:fs/promises';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';

/** The name of a package, or the folder of one of our sources. */
const groupOf = (source: string): string => {
  const [, ...rest] = source.split('node_modules/');
  const inPackage = rest.at(-1)?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
  return inPackage ?? /src\/.*(?=\/)/.exec(source)?.[0] ?? 'webpack';
};

/** Adds the bytes of each module in a minified script. A mapping says where in the script the code of a source begins. */
const addScript = (sizes: Map<string, number>, script: string, map: TraceMap): void => {
  const lines = script.split('\n');
  decodedMappings(map).forEach((segments, line) => {
    segments.forEach(([column, source], index) => {
      const name = source === undefined ? undefined : map.sources[source];
      const end = segments[index + 1]?.[0] ?? lines[line]?.length ?? column;
      const group = groupOf(name ?? '');
      sizes.set(group, (sizes.get(group) ?? 0) + end - column);
    });
  });
};

/** The sizes of the packages and of our folders in some built scripts, in bytes before compression. */
export async function modulesOfScripts(files: readonly string[]): Promise<Record<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const [script, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
    addScript(sizes, script, new TraceMap(map));
  }
  return Object.fromEntries([...sizes].sort(([, one], [, other]) => other - one));
}

/** The modules that are larger than the recorded sizes, the one that grew most first. */
export function grownModules(
  now: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): readonly string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, size, growth: size - (before[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((one, other) => other.growth - one.growth)
    .slice(0, 15)
    .map(({ name, size, growth }) => `${name}: ${size} bytes minified, ${growth} more than before`);
}
