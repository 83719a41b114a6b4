import { termsIn, wordsIn } from './words';

/** A part of a text, and whether it is what somebody looked for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The length of an excerpt, and how much of it stands before the first match, in characters: a phone shows two short lines. */
const excerptLength = 160;
const beforeMatch = 20;

/** Divides a text into the words that were found and what stands between them. */
export function markMatches(text: string, terms: ReadonlySet<string>): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const word of wordsIn(text)) {
    if (!word.terms.some((term) => terms.has(term))) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    ({ end } = word);
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

export function hasMatch(text: string, terms: ReadonlySet<string>): boolean {
  return wordsIn(text).some((word) => word.terms.some((term) => terms.has(term)));
}

/** The terms that a title does not have. */
export function termsBeyond(title: string, terms: ReadonlySet<string>): ReadonlySet<string> {
  const known = new Set(termsIn(title));
  return new Set([...terms].filter((term) => !known.has(term)));
}

/** The start of the excerpt with the most different matches. */
const bestStart = (text: string, terms: ReadonlySet<string>): number => {
  const matches = wordsIn(text).filter((word) => word.terms.some((term) => terms.has(term)));
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const near = matches.filter(
      (other) => other.start >= start && other.end <= start + excerptLength - beforeMatch,
    );
    const count = new Set(near.flatMap((word) => word.terms)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start <= beforeMatch * 2 ? 0 : best.start - beforeMatch;
};

/** A searched text, whose parts a dot separates, without those that only repeat the title above it. */
export function withoutTitle(text: string, title: string): string {
  return text
    .split(' · ')
    .filter((part) => part.toLowerCase() !== title.toLowerCase())
    .join(' · ');
}

/** The part of a text around what was found, with whole words. Its ellipses stay on the lines of their words. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const start = bestStart(text, terms);
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const rest = text.slice(from);
  const cut =
    rest.length <= excerptLength ? rest : rest.slice(0, excerptLength).replace(/[\s,;:·–-]*\S*$/, '\u00a0…');
  return from > 0 ? `…\u00a0${cut.replace(/^[\s,;:·–-]+/, '')}` : cut;
}
