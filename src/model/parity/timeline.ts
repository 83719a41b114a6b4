import type { ChangeKind } from '../history';
import type { Language, Localized } from '../site/languages';
import { languages, otherLanguage } from '../site/languages';
import { isBlankValue, isCosmetic, signatureOf } from './meaning';

/** A change of the journal. */
export interface Move {
  /** The id of the change. */
  readonly change: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The language that is behind, since when, and the other language's value before it moved on. */
export interface LanguageLag {
  readonly language: Language;
  readonly since: Move;
  readonly was: string;
}

/** The facts of the journal about a pair. */
export interface Timeline {
  /** The signature of the values that this is about. */
  readonly signature: string;
  /** The last change of each language that was more than cosmetic. */
  readonly moves: Readonly<Partial<Record<Language, Move>>>;
  readonly lag: LanguageLag | null;
  /** The lag with earlier values, by signature: after an undo it is as it was. */
  readonly earlier: ReadonlyMap<string, LanguageLag | null>;
}

/** A change of a pair. Values are '' before it was added and after it was deleted. */
export interface PairChange extends Move {
  readonly kind: ChangeKind;
  readonly before: Localized;
  readonly after: Localized;
  readonly isRich: boolean;
}

/** How many earlier values of a pair are remembered. */
const maxEarlier = 20;

/** Changes in which a language does not fall behind: they do not come from somebody who looked at one text. */
const isBulk = (kind: ChangeKind): boolean => kind === 'fill' || kind === 'update' || kind === 'import';

const nextLag = (
  lag: LanguageLag | null,
  { kind, before, after, isRich, ...move }: PairChange,
  moved: readonly Language[],
): LanguageLag | null => {
  const [language, ...others] = moved;
  if (!language) return lag; // cosmetic
  const other = otherLanguage(language);
  const isInStep = others.length > 0 || lag?.language === language;
  const isFirst = isBlankValue(before[language], isRich) || isBlankValue(before[other], isRich);
  const hasGap = languages.some((each) => isBlankValue(after[each], isRich));
  if (isInStep || isFirst || hasGap) return null;
  if (lag || isBulk(kind)) return lag;
  return { language: other, since: { change: move.change, at: move.at }, was: before[language] };
};

/** The timeline of a pair after a change. */
export function followChange(timeline: Timeline | undefined, change: PairChange): Timeline {
  const { before, after, isRich, at } = change;
  const start: Timeline = timeline ?? {
    signature: signatureOf({ values: before, isRich }),
    moves: {},
    lag: null,
    earlier: new Map(),
  };
  const moved = languages.filter((language) => !isCosmetic(before[language], after[language], isRich));
  const signature = signatureOf({ values: after, isRich });
  const remembered = new Map([...start.earlier, [start.signature, start.lag] as const].slice(-maxEarlier));
  const known = moved.length > 0 ? remembered.get(signature) : undefined;
  const move = { change: change.change, at };
  return {
    signature,
    moves: { ...start.moves, ...Object.fromEntries(moved.map((language) => [language, move])) },
    lag: known === undefined ? nextLag(start.lag, change, moved) : known,
    earlier: remembered,
  };
}
