/** The notes about an import: each value that was left out or changed. */
export class Notes {
  readonly lines: string[] = [];
  /** How many rich texts lost formatting, and how many were plain text. */
  cleaned = 0;
  paragraphs = 0;

  add(line: string): void {
    this.lines.push(line);
  }

  /** The number of notes that say that something was left out. */
  get leftOut(): number {
    return this.lines.filter((line) => line.includes('left out') || line.includes('left empty')).length;
  }
}

const maxLength = 60;

/** Formats a value for a note. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
