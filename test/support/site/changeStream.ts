export interface ChangeEvent {
  readonly id: number;
  readonly event: string;
  readonly data: { readonly version: number; readonly rows?: readonly unknown[] };
}

/** Listens to the changes over the network, as a browser does. */
export class ChangeStream {
  private text = '';

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly abort: AbortController,
  ) {}

  /** @param query such as `?since=7` */
  static async open(
    origin: string,
    query: string,
    headers: Record<string, string> = {},
  ): Promise<ChangeStream> {
    const abort = new AbortController();
    const response = await fetch(`${origin}/api/changes${query}`, { headers, signal: abort.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    if (!response.body) throw new Error(`The stream was refused: ${response.status}`);
    return new ChangeStream(response.body.getReader(), abort);
  }

  /** The next event, however long it takes. */
  async next(): Promise<ChangeEvent> {
    const decoder = new TextDecoder();
    for (;;) {
      const found = /id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/.exec(this.text);
      if (found) {
        this.text = this.text.slice(found.index + found[0].length);
        return {
          id: Number(found[1]),
          event: String(found[2]),
          data: JSON.parse(String(found[3])) as ChangeEvent['data'],
        };
      }
      const { value, done } = await this.reader.read();
      if (done) throw new Error('The stream has ended.');
      this.text += decoder.decode(value, { stream: true });
    }
  }

  close(): void {
    this.abort.abort();
  }
}
