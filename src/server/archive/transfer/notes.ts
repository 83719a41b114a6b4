/** The notes about an import: each value that was left out or changed. */
export class Notes {
  readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(line);
  }
}

const maxLength = 60;

/** Formats a value for a note. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
