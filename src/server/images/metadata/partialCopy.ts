/** More bytes than any of the formats appends to the copied ones. */
const maxAppendedBytes = 128;

/** Copies ranges of a file into one buffer, which is allocated once: a file may have millions of ranges. */
export class PartialCopy {
  private readonly copied: Buffer;
  private length = 0;
  /** The range of the file that is still to be copied. */
  private start = 0;
  private end = 0;

  constructor(private readonly file: Buffer) {
    this.copied = Buffer.allocUnsafe(file.length + maxAppendedBytes);
  }

  /** Adds a range of the file. Adjacent ranges are copied at once. */
  copyRange(start: number, end: number): void {
    if (start !== this.end) this.flush(start);
    this.end = Math.min(end, this.file.length);
  }

  append(content: Buffer): void {
    this.flush(this.end);
    this.length += content.copy(this.copied, this.length);
  }

  toBuffer(): Buffer {
    this.flush(this.end);
    return Buffer.from(this.copied.subarray(0, this.length));
  }

  private flush(next: number): void {
    if (this.end > this.start) this.length += this.file.copy(this.copied, this.length, this.start, this.end);
    this.start = next;
    this.end = next;
  }
}
