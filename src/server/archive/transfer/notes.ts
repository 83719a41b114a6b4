/** What is to be said of an import: each thing that was left out, or taken otherwise than it stands. */
export class Notes {
  readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(line);
  }
}

const longest = 60;

/** A value as a note shows it. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};
