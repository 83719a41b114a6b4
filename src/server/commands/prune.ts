import { parseArgs } from 'node:util';
import { dayMs } from '../../model/format/durations';
import { isInUse } from '../archive/backup/runningSite';
import { prune } from '../archive/prune';
import { configOfSite, withSite } from './site';
import { UsageError } from './terminal';
import { usageOf } from './usage';

const usage = usageOf('prune');

/** The time from which on changes stay. */
const oldestRetained = (text: string): number => {
  const [, count = '', unit] = /^([1-9]\d{0,3})([dm])$/.exec(text) ?? [];
  if (unit === undefined) throw new UsageError(usage);
  return Date.now() - Number(count) * (unit === 'm' ? 30.44 * dayMs : dayMs);
};

const listed = (label: string, names: readonly string[]): void => {
  console.log(`${label}: ${names.length}`);
  for (const name of names) console.log(`  ${name}`);
};

/** Deletes old changes of the journal and unused files. Without `--apply` it lists them. */
export async function pruneSite(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string', default: '12m' }, apply: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new UsageError(usage);
  const { keep, apply } = values;
  const before = oldestRetained(keep);
  const config = configOfSite();
  if (apply && (await isInUse(config)))
    throw new UsageError('The site is running. Stop it: a file that was just uploaded has no row yet.');
  const { changes, documents, images, variants } = await withSite(config, (site) =>
    prune(site, { before, apply }),
  );
  console.log(`Changes of the history older than ${keep}: ${changes}`);
  listed('Documents that nothing names', documents);
  listed('Images that nothing names', images);
  console.log(`Variants of these images: ${variants.length}`);
  console.log(
    apply ? 'All of them were deleted.' : 'Dry run: nothing was deleted. Make a backup, then use --apply.',
  );
}
