import { typeset } from '../../../content/typography';
import type { ErrorValues } from '../../../model/errors/catalogue';
import type { NoteKind } from '../../../model/import/noteKinds';
import { noteText } from '../../../model/import/noteKinds';
import type { Language } from '../../../model/site/languages';
import { fillPlaceholders } from '../../../model/text/texts';
import { textTable } from '../../content/rows/tables';

/** The subject of a note. */
interface Place {
  /** The name of the collection, or the picture or file that was to be fetched. */
  readonly collection: string;
  readonly id?: number | string | undefined;
}

export interface Note extends Place {
  readonly kind: NoteKind;
  readonly values: ErrorValues;
}

/** More notes than a person reads. */
export const maxNotes = 200;

/** The sentence of a note in a language. In English, names of fields are in straight quotes. */
export function noteMessage({ kind, values }: Note, language: Language): string {
  const message = noteText(kind).message[language];
  return fillPlaceholders(language === 'fr' ? typeset(message, language) : message, values);
}

export function isLeftOut({ kind }: Note): boolean {
  return noteText(kind).isLeftOut === true;
}

/** The notes that say that the rows of a collection stay. */
const staysKinds: ReadonlySet<NoteKind> = new Set(['missingCollection', 'notAList']);

/** The line of a note at the command line. */
const lineOf = (note: Note): string => {
  const { collection, id, kind, values } = note;
  const place = id === undefined ? collection : `${collection} ${id}`;
  const isAboutTexts = collection === textTable.name && staysKinds.has(kind); // they stay with --replace too
  const hint = isAboutTexts ? '' : (noteText(kind).commandHint ?? '');
  return `${place}: ${noteMessage(note, 'en')}${fillPlaceholders(hint, values)}`;
};

/** The notes about an import: each value that was left out or changed. */
export class Notes {
  list: Note[] = [];
  private readonly cleanedTexts = new Map<string, number>();
  /** How many rich texts were plain text. */
  paragraphs = 0;

  add(kind: NoteKind, place: Place, values: ErrorValues = {}): void {
    this.list.push({ kind, ...place, values });
  }

  /** Puts a note about a whole collection in the place of those that said that its rows stay. */
  addRemoval(kind: NoteKind, collection: string, count: number): void {
    const saysStays = (note: Note): boolean => note.collection === collection && staysKinds.has(note.kind);
    this.list = this.list.filter((note) => !saysStays(note));
    this.add(kind, { collection }, { count });
  }

  /** Counts rich texts of a collection that lost formatting. */
  countCleaned(collection: string, count = 1): void {
    this.cleanedTexts.set(collection, this.cleanedIn(collection) + count);
  }

  cleanedIn(collection: string): number {
    return this.cleanedTexts.get(collection) ?? 0;
  }

  /** How many rich texts lost formatting. */
  get cleaned(): number {
    return [...this.cleanedTexts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The number of notes that say that something was left out. */
  get leftOut(): number {
    return this.list.filter(isLeftOut).length;
  }

  /** The lines of the report at the command line. */
  get lines(): readonly string[] {
    return this.list.map(lineOf);
  }
}

const maxLength = 60;

/** Formats a value for a note. */
export function formatValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
