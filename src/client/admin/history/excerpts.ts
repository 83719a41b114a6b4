/** Characters of a value that the history shows, and of those before the first difference. */
const longest = 160;
const lead = 40;

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const cut = (text: string, start: number): string => {
  const end = start + longest;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
};

/** The beginning of a long value; of two, what is around the place where they begin to differ. */
export const excerpts = (before: string, after: string): readonly [string, string] => {
  if (before.length <= longest && after.length <= longest) return [before, after];
  const start = before === '' || after === '' ? 0 : Math.max(0, sharedStart(before, after) - lead);
  return [cut(before, start), cut(after, start)];
};
