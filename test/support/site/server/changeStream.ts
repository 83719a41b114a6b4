export interface ChangeEvent {
  readonly id: number;
  readonly event: string;
  readonly data: { readonly version: number; readonly rows?: readonly unknown[] };
}

/** Receives the events of `/api/changes` over the network, as a browser does. */
export class ChangeStream {
  private text = '';

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly abort: AbortController,
  ) {}

  /** @param query for example `?since=7` */
  static async open(
    origin: string,
    query: string,
    headers: Record<string, string> = {},
  ): Promise<ChangeStream> {
    const abort = new AbortController();
    const response = await fetch(`${origin}/api/changes${query}`, { headers, signal: abort.signal });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.body || !isStream) throw new Error(`The stream was rejected: ${response.status}`);
    return new ChangeStream(response.body.getReader(), abort);
  }

  /** Waits for the next event, without a time limit. */
  async next(): Promise<ChangeEvent> {
    const decoder = new TextDecoder();
    for (;;) {
      const match = /id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/.exec(this.text);
      if (match) {
        this.text = this.text.slice(match.index + match[0].length);
        return {
          id: Number(match[1]),
          event: String(match[2]),
          data: JSON.parse(String(match[3])) as ChangeEvent['data'],
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
