import { parseArgs } from 'node:util';
import type { SiteStorage } from '../archive/backup/backup';
import type { Config } from '../config';
import {
  importContent,
  planImport,
  requireNoReplacedRows,
  requireStarted,
} from '../archive/transfer/importContent';
import { maxNotes, Notes } from '../archive/transfer/notes';
import { fetchLinkedFiles } from '../archive/transfer/linkedFiles';
import type { WireRow } from '../content/rows/tables';
import type { TablePlan } from '../archive/transfer/plan';
import type { IncomingRows, CollectionSelection } from '../archive/transfer/readBulkLoad';
import { parseCollections, readBulkLoad } from '../archive/transfer/readBulkLoad';
import { readSource } from '../archive/transfer/source';
import { summaryOf } from '../archive/transfer/summary';
import { parseMapping } from '../archive/transfer/valueMappings';
import { configOfSite, withSite } from './site';
import { showProgress, UsageError } from './terminal';
import { usageOf } from './usage';

const usage = usageOf('content:import');

interface Options {
  readonly source: string;
  readonly dryRun: boolean;
  readonly pictures: boolean;
  readonly allowPrivate: boolean;
  readonly replace: boolean;
  readonly selection: CollectionSelection;
}

const readOptions = (args: readonly string[]): Options => {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': flag,
      pictures: flag,
      'allow-private': flag,
      replace: flag,
      only: { type: 'string' },
      map: { type: 'string', multiple: true, default: [] },
    },
  });
  const [source, ...others] = positionals;
  if (!source || others.length > 0) throw new UsageError(usage);
  const { 'dry-run': dryRun, 'allow-private': allowPrivate, pictures, replace, only, map } = values;
  const selection = {
    only: only === undefined ? undefined : parseCollections(only),
    mappings: map.map(parseMapping),
  };
  return { source, dryRun, pictures, allowPrivate, replace, selection };
};

const describePlan = ({ table, added, changed, removed, moved, kept, same }: TablePlan): string =>
  [
    table.name.padEnd(20),
    `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${same} same`,
    kept + moved.length > 0 ? `, ${kept + moved.length} others kept` : '',
  ].join('');

/** The ids of changed rows in a line. */
const maxIds = 20;

const idsLine = (label: string, rows: readonly WireRow[]): string[] => {
  if (rows.length === 0) return [];
  const ids = rows.slice(0, maxIds).map(({ id }) => id);
  return [`  ${label}: ${ids.join(', ')}${rows.length > maxIds ? ', …' : ''}`];
};

/** The ids of the rows that the import would change or remove. */
const affectedIds = ({ changed, removed }: TablePlan): string[] => [
  ...idsLine('changed', changed),
  ...idsLine('removed', removed),
];

const report = (
  plans: readonly TablePlan[],
  notes: Notes,
  incoming: IncomingRows,
  { pictures, dryRun }: Options,
  details: (plan: TablePlan) => string[] = () => [],
): void => {
  const { lines } = notes;
  for (const plan of plans) for (const line of [describePlan(plan), ...details(plan)]) console.log(line);
  for (const line of lines.slice(0, maxNotes)) console.log(`! ${line}`);
  if (lines.length > maxNotes) console.log(`! and ${lines.length - maxNotes} more`);
  const next = pictures ? '. The import stores them here' : '. --pictures stores them here';
  const hint = pictures && !dryRun ? '' : next; // the notes name the pictures that could not be fetched
  for (const line of summaryOf(notes, incoming, hint)) console.log(line);
};

interface PictureSource extends Pick<Options, 'allowPrivate'> {
  readonly site: SiteStorage;
  readonly config: Config;
  readonly url: URL | undefined;
}

const withPictures = async (
  incoming: IncomingRows,
  notes: Notes,
  { site, config, url, allowPrivate }: PictureSource,
): Promise<IncomingRows> => {
  const isAllowedAddress = allowPrivate ? () => true : undefined;
  const fetching = {
    files: site.files,
    limits: config,
    url,
    isAllowedAddress,
    notes,
    progress: showProgress(),
  };
  const { incoming: stored, fetched, failed } = await fetchLinkedFiles(incoming, fetching);
  console.log(`Pictures and files fetched: ${fetched}. Failed: ${failed}.`);
  return stored;
};

const run = async (site: SiteStorage, config: Config, options: Options): Promise<void> => {
  await requireStarted(site.database);
  const notes = new Notes();
  const { content, url } = await readSource(options.source);
  const incoming = await readBulkLoad(content, notes, options.selection);
  const { replace } = options;
  const emptiesMissing = replace && options.selection.only === undefined;
  const { plans: planned } = await planImport(site.database, incoming, { emptiesMissing, notes });
  if (options.dryRun) {
    report(planned, notes, incoming, options, affectedIds);
    console.log('Dry run: nothing was changed.');
    return;
  }
  requireNoReplacedRows(planned, incoming, replace); // before anything is fetched
  const { pictures, allowPrivate } = options;
  const stored = pictures
    ? await withPictures(incoming, notes, { site, config, url, allowPrivate })
    : incoming;
  const importing = { replace, emptiesMissing, progress: showProgress() };
  report(await importContent(site.database, stored, importing), notes, stored, options);
};

/** Replaces the content with that of a file or of another site. */
export async function contentImport(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const config = configOfSite();
  await withSite(config, (site) => run(site, config, options));
}
