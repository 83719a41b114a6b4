import { reviewRow } from '../../src/client/store/content/languageReviews';
import { newRow } from '../../src/model/schema/rows';
import { siteActor } from '../../src/server/content/changes';
import { ContentStore } from '../../src/server/content/contentStore';
import { openDatabase } from '../../src/server/database/database';
import { migrate } from '../../src/server/database/migrate';
import { tableOfEntity } from '../../src/server/content/rows/tables';
import { LanguageTimelines } from '../../src/server/journal/languageTimelines';
import { milliseconds, quantile, tableOf, timed } from './figures';
import { makeFolder, removeFolder } from './site';

const rowCount = 10_000;
const saveCount = 200;

const partOf = (index: number) =>
  newRow('product', {
    nameEn: `Camlock coupling, model ${index + 1}`,
    nameFr: `Raccord à cames, modèle ${index + 1}`,
    descriptionEn: 'Aluminium, with a Buna-N gasket, for petroleum products.',
    descriptionFr: 'Aluminium, avec joint Buna-N, pour produits pétroliers.',
    displayOrder: index + 1,
  });

const table = tableOfEntity('product');

/** Measures what the review of the languages costs at 10,000 rows, each of which was changed in one language. */
export async function measureLanguages(): Promise<string> {
  const folder = await makeFolder();
  const database = openDatabase({ dataDirectory: folder });
  await migrate(database);
  const content = await ContentStore.open(database);
  const parts = Array.from({ length: rowCount }, (_, index) => partOf(index));
  await content.change(siteActor, async (writer) => {
    for (const part of parts) await writer.insert(table, { ...part });
  });
  const rows = content.rows(table);
  const rename = (ids: readonly number[], word: string): Promise<unknown> =>
    content.change(siteActor, (writer) =>
      writer.update(
        table,
        ids.map((id) => ({ id, values: { nameEn: `${word} coupling ${id}` } })),
      ),
    );
  await rename(
    rows.map(({ id }) => id),
    'Another',
  );
  const timelines = new LanguageTimelines(database, content);
  const first = await timed(() => timelines.read());
  const saves: number[] = [];
  const readings: number[] = [];
  for (const { id } of rows.slice(0, saveCount)) {
    saves.push(await timed(() => rename([id], 'Third')));
    readings.push(await timed(() => timelines.read(content.version - 1)));
  }
  const stored = content.rows(table).map((row) => ({ ...partOf(row.id), id: row.id }));
  const all = await timed(async () => stored.map((row) => reviewRow('product', row, undefined)));
  const changed = stored.map((row) => (row.id === 1 ? { ...row, nameEn: 'Changed' } : row));
  const again = await timed(async () => changed.map((row) => reviewRow('product', row, undefined)));
  await database.close();
  await removeFolder(folder);
  const ratio = quantile(readings, 0.5) / quantile(saves, 0.5);
  return tableOf([
    { what: 'history of 10,000 changed rows, read once', value: milliseconds(first) },
    { what: 'a save, median', value: milliseconds(quantile(saves, 0.5)) },
    { what: 'index after a save, median', value: milliseconds(quantile(readings, 0.5)) },
    {
      what: 'index after a save, 95 of 100',
      value: milliseconds(quantile(readings, 0.95)),
      wanted: '≤ 5 ms',
    },
    { what: 'index to save, ratio of medians', value: ratio.toFixed(2) },
    { what: 'state of 40,000 fields in the browser, once', value: milliseconds(all) },
    { what: 'the same after one row has changed', value: milliseconds(again) },
  ]);
}
