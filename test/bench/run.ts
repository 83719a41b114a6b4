import { cpus } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { ensureBuilt } from '../../src/server/commands/build';
import { tableOf } from './figures';
import { measureFirstVisit } from './firstVisit';
import { measureGrowth } from './growth';
import { measureKilledSchedules } from './killedSchedules';
import { measureLanguages } from './languages';
import { measureLongRequests } from './longRequests';
import { measureLight, measureStart } from './light';
import { measurePageStart } from './pageStart';
import { measureReading } from './reading';
import { measureSchedules } from './schedules';
import { measureSearch } from './search';
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
  await writeFile(page, (await format(page, written)).code);
  console.log(`${name}\n${table}\n`);
};

/** With `--against FOLDER`, only the starts of pages are measured, of the build in that folder and of this one in turns. */
const {
  values: { against: comparedBuild },
  positionals: asked,
} = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });

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
  'long-requests': measureLongRequests,
  growth: measureGrowth,
  languages: measureLanguages,
  schedules: measureSchedules,
  'killed-schedules': measureKilledSchedules,
  search: () => Promise.resolve(measureSearch()),
  'first-visit': async () => {
    const folder = await makeFolder();
    const site = await startSite(folder);
    const lighthouse = await measureFirstVisit(site);
    await site.stop();
    await removeFolder(folder);
    return `${lighthouse}\n\n${await measurePageStart(['.'])}`;
  },
};

await ensureBuilt((line) => console.log(line));
if (comparedBuild === undefined) {
  for (const [name, measure] of Object.entries(measurements)) {
    if (asked.length === 0 || asked.includes(name)) await put(name, await measure());
  }
} else console.log(await measurePageStart([comparedBuild, '.']));
const [processor] = cpus();
console.log(
  `Measured on ${cpus().length} × ${processor?.model ?? 'an unknown processor'}, Node ${process.version}.`,
);
