import { imageCollection } from '../../model/images/variants';
import type { HistoryRow } from '../../model/history';
import type { LanguagePair } from '../../model/parity/pairs';
import {
  localizedFields,
  picturePairId,
  rowPairId,
  textPairId,
  valuesOfField,
} from '../../model/parity/pairs';
import { entities, entityNames, entityOfCollection } from '../../model/schema/entities';
import type { Localized } from '../../model/site/languages';
import { isLanguage } from '../../model/site/languages';
import { textCollection } from '../../model/text/texts';

/** The values of a pair before and after a change of a row. A text has a row for each language, and so one value. */
export interface PairEvent extends Pick<LanguagePair, 'id' | 'isRich'> {
  readonly before: Partial<Localized>;
  readonly after: Partial<Localized>;
  /** Where the text is looked up in the other language. */
  readonly text?: { readonly page: string | null; readonly key: string };
}

interface RowBeforeAndAfter {
  readonly collection: string;
  readonly rowId: number;
  readonly before: HistoryRow | null;
  readonly after: HistoryRow | null;
}

/** The collections whose changes can change a pair. */
export const pairCollections: readonly string[] = [
  textCollection,
  imageCollection,
  ...entityNames
    .filter((entity) => localizedFields(entity).length > 0)
    .map((entity) => entities[entity].collection),
];

const eventOfField = (
  id: string,
  field: string,
  isRich: boolean,
  { before, after }: RowBeforeAndAfter,
): PairEvent[] => {
  const [old, fresh] = [valuesOfField(before ?? {}, field), valuesOfField(after ?? {}, field)];
  return old.en === fresh.en && old.fr === fresh.fr ? [] : [{ id, isRich, before: old, after: fresh }];
};

const valueOf = (row: HistoryRow | null): string => (typeof row?.resource === 'string' ? row.resource : '');

const eventOfText = ({ before, after }: RowBeforeAndAfter): PairEvent[] => {
  const row = after ?? before;
  if (!row || !isLanguage(row.language) || typeof row.object_key !== 'string') return [];
  const { language, object_key: key } = row;
  const page = typeof row.page === 'string' ? row.page : null;
  const [old, fresh] = [valueOf(before), valueOf(after)];
  return [
    {
      id: textPairId(page, key),
      isRich: row.isHtml === true,
      before: { [language]: old },
      after: { [language]: fresh },
      text: { page, key },
    },
  ];
};

/** The pairs that a change of a row has changed. */
export function pairEventsOf(change: RowBeforeAndAfter): readonly PairEvent[] {
  const { collection, rowId, before, after } = change;
  if (collection === textCollection) return eventOfText(change);
  if (collection === imageCollection) {
    const name = String((after ?? before)?.name ?? '');
    return eventOfField(picturePairId(name), 'alt', false, change);
  }
  const entity = entityOfCollection(collection);
  if (!entity) return [];
  return localizedFields(entity).flatMap(({ field, isRich }) =>
    eventOfField(rowPairId(entity, rowId, field), field, isRich, change),
  );
}

/** The events of one change, with both languages of a text together. */
export function mergeEvents(events: readonly PairEvent[]): readonly PairEvent[] {
  const byId = new Map<string, PairEvent>();
  for (const event of events) {
    const other = byId.get(event.id);
    byId.set(event.id, {
      ...event,
      isRich: event.isRich || (other?.isRich ?? false),
      before: { ...event.before, ...other?.before }, // the first state, and the last one
      after: { ...other?.after, ...event.after },
    });
  }
  return [...byId.values()];
}
