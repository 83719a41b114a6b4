import { parseArgs } from 'node:util';
import type { PairReview, PairStatus } from '../../model/parity/review';
import { findings, reviewPair } from '../../model/parity/review';
import { ContentStore } from '../content/contentStore';
import { imageTable, tableOfEntity } from '../content/rows/tables';
import { entityNames } from '../../model/schema/entities';
import type { LanguagePair } from '../../model/parity/pairs';
import { pairOfPicture, pairsOfRow, pairsOfTexts } from '../../model/parity/pairs';
import type { Database } from '../database/database';
import { readAcceptedPairs } from '../journal/acceptedPairs';
import { LanguageTimelines } from '../journal/languageTimelines';
import { configOfSite, withSite } from './site';
import { UsageError } from './terminal';
import { usageOf } from './usage';

const isStatus = (word: string): word is PairStatus => findings.some((each) => each === word);

/** The states on which the command fails. @throws UsageError for other words */
const readStates = (text: string | undefined): readonly PairStatus[] =>
  (text === undefined ? [] : text.split(',')).map((word) => {
    if (!isStatus(word)) throw new UsageError(`There is no state '${word}'.\n${usageOf('parity')}`);
    return word;
  });

/** Everything that visitors see and that the site has in both languages. Hidden rows are still being written. */
const sitePairs = (content: ContentStore): readonly LanguagePair[] => [
  ...pairsOfTexts(content.texts()),
  ...entityNames.flatMap((entity) =>
    content.rows(tableOfEntity(entity)).flatMap((row) => pairsOfRow(entity, row)),
  ),
  ...content
    .rows(imageTable)
    .map(({ name, altEn, altFr }) =>
      pairOfPicture({ name: String(name), altEn: String(altEn), altFr: String(altFr) }),
    ),
];

const review = async (database: Database) => {
  const content = await ContentStore.open(database);
  const { timelines: found } = await new LanguageTimelines(database, content).read();
  const known = new Map(found.map(([id, { timeline }]) => [id, timeline]));
  const accepted = new Map(
    (await readAcceptedPairs(database)).map(({ pair, signature }) => [pair, signature]),
  );
  return sitePairs(content).map((pair) => {
    const timeline = known.get(pair.id);
    const signature = timeline?.signature ?? '';
    const behind = timeline?.lag?.language ?? null;
    return { pair, found: reviewPair(pair, { signature, behind, accepted: accepted.get(pair.id) ?? null }) };
  });
};

const wordsOf = ({ language, faults }: PairReview): string =>
  [language ?? '', ...faults.map(({ kind, en, fr }) => `${kind} ${[...en, '≠', ...fr].join(' ')}`)]
    .filter((word) => word !== '')
    .join('; ');

/**
 * Lists what one language of the site lacks, or says differently: a line for each, then the number of each state. Fails if there is
 * something in a state that `--fail-on` names.
 */
export async function parity(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'fail-on': { type: 'string' } },
  });
  if (positionals.length > 0) throw new UsageError(usageOf('parity'));
  const failing = readStates(values['fail-on']);
  const config = configOfSite();
  const reviewed = await withSite(config, ({ database }) => review(database));
  for (const status of findings)
    for (const { pair, found } of reviewed)
      if (found.status === status) console.log(`${status} ${pair.id}: ${wordsOf(found)}`);
  const count = (status: PairStatus): number =>
    reviewed.filter(({ found }) => found.status === status).length;
  console.log([...findings, 'accepted' as const].map((status) => `${status}: ${count(status)}`).join(', '));
  if (failing.some((status) => count(status) > 0)) process.exitCode = 1;
}
