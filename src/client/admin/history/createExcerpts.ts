/** The history shows at most this many characters of a value, and this many before the first difference. */
const maxLength = 160;
const contextLength = 40;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const cut = (text: string, start: number): string => {
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
};

/** Shortens long values. If both sides have one, the excerpts start shortly before the first difference. */
export function createExcerpts(before: string, after: string): readonly [string, string] {
  if (before.length <= maxLength && after.length <= maxLength) return [before, after];
  const start = before === '' || after === '' ? 0 : Math.max(0, sharedStart(before, after) - contextLength);
  return [cut(before, start), cut(after, start)];
}
