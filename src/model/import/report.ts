/** The effect of an import on the rows of a collection. */
export interface CollectionReport {
  /** The collection's name in the bulk load. */
  readonly collection: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Rows that are already as in the file. */
  readonly same: number;
  /** Texts that the file lacks. They stay, because the site needs them. */
  readonly kept: number;
  /** Notes that say that something was left out. */
  readonly leftOut: number;
  /** Rich texts that lost formatting. */
  readonly cleaned: number;
}

/** A value of the file that the site cannot use as it is. */
export interface ImportNote {
  readonly collection: string;
  readonly id: string | null;
  readonly isLeftOut: boolean;
  /** A sentence in the language of the request. */
  readonly message: string;
}

/** The effect of an import, before it is applied. */
export interface ImportReport {
  /** The version of the content that the file was compared with. */
  readonly version: number;
  readonly collections: readonly CollectionReport[];
  /** The first notes; those that say that something was left out come before the others. */
  readonly notes: readonly ImportNote[];
  /** How many more notes there are. */
  readonly moreNotes: number;
  /** Plain texts that become paragraphs. */
  readonly paragraphs: number;
  /** Pictures with an `http:` link, which browsers block on an `https:` site. */
  readonly insecurePictures: number;
  /** The companies of the file that are none of the brands. */
  readonly unknownCompanies: readonly string[];
}

/** The part of a file to import. */
export interface ImportOptions {
  /** The collections to import; null for all. */
  readonly only: readonly string[] | null;
  /** The brands by the names that the file has for them. */
  readonly companies: Readonly<Record<string, string>>;
}

/** How many rows an import changes. */
export function countChanges({ collections }: Pick<ImportReport, 'collections'>): number {
  return collections.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
}
