import { readFile } from 'node:fs/promises';
import { TraceMap, decodedMappings } from '@jridgewell/trace-mapping';

/** A package by its name, and a source of ours by its folder. */
const groupOf = (source: string): string => {
  const [, ...rest] = source.split('node_modules/');
  const inPackage = rest.at(-1)?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
  return inPackage ?? /src\/.*(?=\/)/.exec(source)?.[0] ?? 'webpack';
};

/** Adds what each module has of a minified script: a mapping says where in the script the words of a source begin. */
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

/** How much of some built scripts comes from which package or folder of ours, in bytes before they are compressed. */
export async function modulesOfScripts(files: readonly string[]): Promise<Record<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const [script, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
    addScript(sizes, script, new TraceMap(map));
  }
  return Object.fromEntries([...sizes].sort(([, one], [, other]) => other - one));
}

/** The modules that have grown since the sizes were written down, the one that has grown most first. */
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
