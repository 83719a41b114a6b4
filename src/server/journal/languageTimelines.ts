import type { ChangeKind } from '../../model/history';
import type { Timeline } from '../../model/parity/timeline';
import { followChange } from '../../model/parity/timeline';
import type { Language, Localized } from '../../model/site/languages';
import { languages, localizedBy } from '../../model/site/languages';
import { lookupText } from '../../model/text/texts';
import type { ContentStore } from '../content/contentStore';
import { CoalescedRun } from '../system/coalescedRun';
import type { Database } from '../database/database';
import { yieldIfBusy } from '../system/yieldIfBusy';
import { currentVersion, firstVersionOf, toRowHistory } from './journal';
import type { PairEvent } from './pairEvents';
import { mergeEvents, pairCollections, pairEventsOf } from './pairEvents';

/** Rows of the journal that are read at a time. */
const pageSize = 500;

/** A change of the journal, with the pairs that it changed. */
interface ReadChange {
  readonly change: number;
  readonly at: number;
  readonly kind: ChangeKind;
  readonly events: PairEvent[];
}

/** A timeline, and the content version since which it is as it is. */
export interface StoredTimeline {
  readonly timeline: Timeline;
  readonly version: number;
}

/**
 * The history of each pair of values in both languages: an index in memory. A save does not update it. Each read first reads the
 * changes since the last read. The first read covers the whole journal, so that older changes count too.
 */
export class LanguageTimelines {
  private readonly timelines = new Map<string, StoredTimeline>();
  /** The values of texts after the last change that was read. */
  private readonly texts = new Map<string, Partial<Localized>>();
  private version = 0;
  private firstVersion = 0;
  private readonly catchUp = new CoalescedRun(() => this.readJournal());

  constructor(
    private readonly database: Database,
    private readonly content: ContentStore,
  ) {}

  /**
   * The pairs that somebody has changed.
   * @param after leaves out those that have not changed since this content version
   */
  async read(after = 0): Promise<{
    readonly version: number;
    /** Whether these are all pairs, because the content has no version `after`. */
    readonly isComplete: boolean;
    readonly timelines: readonly (readonly [string, StoredTimeline])[];
  }> {
    await this.catchUp.run();
    const isComplete = after <= this.firstVersion || after > this.version;
    const timelines: (readonly [string, StoredTimeline])[] = [];
    for (const entry of this.timelines) if (isComplete || entry[1].version > after) timelines.push(entry);
    return { version: this.version, isComplete, timelines };
  }

  private async readJournal(): Promise<void> {
    const [version, firstVersion] = [
      await currentVersion(this.database),
      await firstVersionOf(this.database),
    ];
    if (version < this.version || firstVersion > this.version) this.forget(); // restored, or pruned
    this.firstVersion = firstVersion;
    if (version === this.version) return;
    const changes = await this.changesUntil(version);
    this.noteTextsBefore(changes);
    for (const change of changes) {
      await yieldIfBusy();
      for (const event of mergeEvents(change.events)) this.follow(change, event);
    }
    this.version = version;
  }

  private forget(): void {
    this.timelines.clear();
    this.texts.clear();
    this.version = 0;
  }

  /** The changes after the last one that was read. The first content is left out: both languages came together. */
  private async changesUntil(version: number): Promise<readonly ReadChange[]> {
    const changes: ReadChange[] = [];
    let last = { changeId: this.version + 1, position: -1 }; // before the first row of the next change
    for (;;) {
      const page = await this.rowsAfter(last, version);
      for (const row of page) {
        await yieldIfBusy();
        const { changeId: change, at, kind } = row;
        if (changes.at(-1)?.change !== change) changes.push({ change, at, kind, events: [] });
        changes.at(-1)?.events.push(...pairEventsOf({ ...toRowHistory(row), rowId: row.rowId }));
      }
      last = page.at(-1) ?? last;
      if (page.length < pageSize) return changes;
    }
  }

  private rowsAfter(
    { changeId, position }: { readonly changeId: number; readonly position: number },
    until: number,
  ) {
    return this.database.system
      .selectFrom('change_rows')
      .innerJoin('changes', 'changes.id', 'changeId')
      .select(['changeId', 'position', 'collection', 'rowId', 'before', 'after', 'at', 'kind'])
      .where((eb) => eb(eb.refTuple('changeId', 'position'), '>', eb.tuple(changeId, position)))
      .where('changeId', '<=', until)
      .where('kind', '!=', 'fill')
      .where('collection', 'in', [...pairCollections])
      .orderBy('changeId')
      .orderBy('position')
      .limit(pageSize)
      .execute();
  }

  /** Notes the value of each text before its first change among these. */
  private noteTextsBefore(changes: readonly ReadChange[]): void {
    for (const { events } of changes)
      for (const { id, before, text } of events)
        if (text) this.texts.set(id, { ...before, ...this.texts.get(id) });
  }

  /** The values of a pair before an event. Of a text, the other language is as it was, or else as it is. */
  private valuesBefore({ id, before, text }: PairEvent): Localized {
    const known = this.texts.get(id);
    return localizedBy(
      (language) => before[language] ?? known?.[language] ?? (text ? this.currentText(text, language) : ''),
    );
  }

  /** '' for a text that does not exist. */
  private currentText({ page, key }: NonNullable<PairEvent['text']>, language: Language): string {
    return lookupText(this.content.indexedTexts(), language, key, page ?? undefined)?.resource ?? '';
  }

  private follow({ change, at, kind }: ReadChange, event: PairEvent): void {
    const { id, after, isRich, text } = event;
    const before = this.valuesBefore(event);
    const values = { ...before, ...after };
    if (text) this.texts.set(id, values);
    if (languages.every((language) => before[language] === values[language])) return;
    const timeline = followChange(this.timelines.get(id)?.timeline, {
      ...{ change, at, kind, before, isRich },
      after: values,
    });
    this.timelines.set(id, { timeline, version: change });
  }
}
