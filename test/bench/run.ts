import { cpus } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { ensureBuilt } from '../../src/server/commands/build';
import { tableOf } from './figures';
import { measureFirstVisit } from './firstVisit';
import { measureGrowth } from './growth';
import { measureLight, measureStart } from './light';
import { measureReading } from './reading';
import { makeFolder, removeFolder, startSite } from './site';

/** The file with the tables. Each stands between the comments with its name. */
const page = 'docs/performance.md';

const put = async (name: string, table: string): Promise<void> => {
  const text = await readFile(page, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for ${name}.`);
  const written = `${before}${begin}\n\n${table}\n\n${end}${after}`;
  await writeFile(page, await format(written, { ...(await resolveConfig(page)), filepath: page }));
  console.log(`${name}\n${table}\n`);
};

/** The measurements by name. The command line can choose some of them. */
const measurements: Readonly<Record<string, () => Promise<string>>> = {
  server: async () => {
    const folder = await makeFolder();
    await (await startSite(folder)).stop(); // fills it
    const site = await startSite(folder);
    const figures = [...(await measureReading(site)), ...(await measureLight(site))];
    await site.stop();
    figures.push(...(await measureStart(folder)));
    await removeFolder(folder);
    return tableOf(figures);
  },
  growth: measureGrowth,
  'first-visit': async () => {
    const folder = await makeFolder();
    const site = await startSite(folder);
    const table = await measureFirstVisit(site);
    await site.stop();
    await removeFolder(folder);
    return table;
  },
};

const asked = process.argv.slice(2);
await ensureBuilt((line) => console.log(line));
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length === 0 || asked.includes(name)) await put(name, await measure());
}
const [processor] = cpus();
console.log(
  `Measured on ${cpus().length} × ${processor?.model ?? 'an unknown processor'}, Node ${process.version}.`,
);
