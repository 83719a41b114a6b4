import { isDay } from '../format/formatDay';
import { imageCollection } from '../images/variants';
import type { EntityName } from '../schema/entities';
import { entities, entityNames, isEntityName } from '../schema/entities';
import { readRowId } from '../site/paths';
import { isTextPage } from '../text/textPages';
import { textCollection } from '../text/texts';

/* The filter of the history: in its address, in the request to the server, and in the controls. */

/** The person, in the filter, of changes that the site made by itself. */
export const sitePerson = 'site';

/** The kinds of content of the history: those of the table, texts, and descriptions of pictures. */
export const historyKinds = [...entityNames, 'text', 'picture'] as const;

export type HistoryKind = (typeof historyKinds)[number];

/** The name of a kind's rows in the journal. */
export function collectionOfKind(kind: HistoryKind): string {
  if (kind === 'text') return textCollection;
  return kind === 'picture' ? imageCollection : entities[kind].collection;
}

/** One row, hidden or deleted ones too. */
export interface HistoryItem {
  readonly entity: EntityName;
  readonly id: number;
}

/** An item as text: 'tanker-3'. */
export function writeHistoryItem({ entity, id }: HistoryItem): string {
  return `${entity}-${id}`;
}

/** Reads 'tanker-3'; undefined for a text that names no item. */
export function readHistoryItem(text: string): HistoryItem | undefined {
  const [entity = '', parameter, ...rest] = text.split('-');
  const id = readRowId(parameter);
  return isEntityName(entity) && id !== undefined && rest.length === 0 ? { entity, id } : undefined;
}

/** Which changes a request lists. A missing part does not narrow the history. */
export interface HistoryRequest {
  /** The id of an account as text, `sitePerson`, or an author as the journal has it. */
  readonly person?: string | undefined;
  /** Changes from this time on and before the other one, in milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly kind?: HistoryKind | undefined;
  /** The class key of a page of texts. */
  readonly page?: string | undefined;
  readonly item?: HistoryItem | undefined;
}

/** The filter in the address. Each part narrows the history; a missing one does not. */
export interface HistoryFilter {
  /** The id of an account as text, `sitePerson`, or the address of an account that no longer exists. */
  readonly person?: string;
  /** The first and the last day: '2026-11-23'. */
  readonly from?: string;
  readonly to?: string;
  readonly kind?: HistoryKind;
  /** The class key of a page of texts. */
  readonly page?: string;
}

const readers: Readonly<Record<keyof HistoryFilter, (text: string) => boolean>> = {
  person: (text) => text !== '',
  from: isDay,
  to: isDay,
  kind: (text) => historyKinds.some((kind) => kind === text),
  page: isTextPage,
};

export const historyFilterNames = Object.keys(readers) as readonly (keyof HistoryFilter)[]; // the keys of a literal

/** Reads the filter of an address. Unknown values are left out. */
export function readHistoryFilter(query: URLSearchParams): HistoryFilter {
  const known = historyFilterNames.flatMap((name) => {
    const value = query.get(name);
    return value !== null && readers[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known); // each value has passed its reader
}
