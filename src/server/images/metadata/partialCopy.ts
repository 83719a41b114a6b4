/** More than is put into any picture beside its own bytes. */
const roomForOthers = 128;

/** A copy of some of the parts of a file, in one piece from the start: a file may have millions of parts. */
export class PartialCopy {
  private readonly copied: Buffer;
  private length = 0;
  /** What is kept of the file and not yet copied. */
  private start = 0;
  private end = 0;

  constructor(private readonly file: Buffer) {
    this.copied = Buffer.allocUnsafe(file.length + roomForOthers);
  }

  /** A part of the file; those that follow each other are copied as one. */
  keep(start: number, end: number): void {
    if (start !== this.end) this.flush(start);
    this.end = Math.min(end, this.file.length);
  }

  put(content: Buffer): void {
    this.flush(this.end);
    this.length += content.copy(this.copied, this.length);
  }

  whole(): Buffer {
    this.flush(this.end);
    return Buffer.from(this.copied.subarray(0, this.length));
  }

  private flush(next: number): void {
    if (this.end > this.start) this.length += this.file.copy(this.copied, this.length, this.start, this.end);
    this.start = next;
    this.end = next;
  }
}
