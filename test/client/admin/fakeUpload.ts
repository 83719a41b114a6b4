/** A request with a file, as the page sends it with XMLHttpRequest. The test responds to it. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  url = '';
  status = 0;
  responseText = '';
  isAborted = false;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeUpload.all.push(this);
  }

  open(_method: string, url: string): void {
    this.url = decodeURIComponent(url.replaceAll('+', ' '));
  }

  setRequestHeader(): void {
    // The server is not there to read it.
  }

  send(): void {
    // It waits for the test.
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  reach(percent: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
  }

  respond(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}
