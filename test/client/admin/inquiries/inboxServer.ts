import type { Inquiry, InquiryState, InquirySummary } from '../../../../src/model/inquiries/inquiry';

/** An inquiry with an id; a higher one is newer. */
export function inquiry(id: number, values: Partial<Inquiry> = {}): Inquiry {
  return {
    id,
    reference: `REF${id}`,
    at: Date.UTC(2026, 10, 20, 15, id),
    brand: 'rubicuve',
    subject: 'tanker',
    units: [{ id: 7, name: 'B-train, 60,000 L (NC-7)', path: '/tankers/7' }],
    name: `Visitor ${id}`,
    email: `visitor-${id}@example.com`,
    telephone: '418 555-0111',
    message: 'Is it still\navailable?',
    language: 'fr',
    vehicle: '',
    week: '',
    state: 'new',
    takenBy: null,
    note: '',
    version: 1,
    mail: 'sent',
    erasedAt: Date.UTC(2027, 4, 19, 12),
    ...values,
  };
}

/** The inbox of a server that responds like the site's, for one administrator. */
export class InboxServer {
  inquiries: readonly Inquiry[] = [];
  readonly requests: string[] = [];
  /** Replaces the response to a request. */
  failing: ((request: string) => Response | undefined) | undefined;

  constructor(private readonly account: string) {}

  /** Changes an inquiry as another administrator. */
  change(id: number, values: Partial<Inquiry>): void {
    this.inquiries = this.inquiries.map((each) =>
      each.id === id ? { ...each, version: each.version + 1, ...values } : each,
    );
  }

  readonly respond: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const { pathname, search, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname.replace('/api/inquiry/', '')}${search}`;
    this.requests.push(name);
    const failure = this.failing?.(name);
    if (failure) return failure;
    if (pathname.endsWith('/counts')) return Response.json(this.summary());
    if (pathname.endsWith('/export')) return new Response('csv');
    if (request.method === 'DELETE') return this.erase(Number(pathname.split('/').at(-1)));
    if (request.method === 'PUT') return this.update((await request.json()) as Partial<Inquiry>);
    return Response.json({ inquiries: this.list(searchParams), counts: {} });
  };

  private list(query: URLSearchParams): readonly Inquiry[] {
    const before = Number(query.get('before') ?? Infinity);
    const words = query.get('search') ?? '';
    return this.inquiries
      .filter(({ id, state }) => id < before && (query.get('state') ?? state) === state)
      .filter((each) => JSON.stringify(each).includes(words))
      .slice(0, Number(query.get('limit')));
  }

  private summary(): InquirySummary {
    const count = (state: InquiryState): number =>
      this.inquiries.filter((each) => each.state === state).length;
    const newest = this.inquiries.filter(({ state }) => state === 'new').map(({ at }) => at);
    return {
      new: count('new'),
      taken: count('taken'),
      answered: count('answered'),
      newestId: Math.max(0, ...this.inquiries.map(({ id }) => id)),
      oldestNewAt: newest.length > 0 ? Math.min(...newest) : null,
      unsentMails: this.inquiries.filter(({ mail }) => mail === 'failed').length,
    };
  }

  private update({ id = 0, version, state, note }: Partial<Inquiry>): Response {
    const found = this.inquiries.find((each) => each.id === id);
    if (!found) return Response.json({ message: 'No such row.' }, { status: 404 });
    if (found.version !== version)
      return Response.json({ message: 'Changed.', inquiry: found }, { status: 409 });
    this.change(id, {
      ...(state && { state, takenBy: state === 'new' ? null : this.account }),
      ...(note !== undefined && { note }),
    });
    return Response.json({ inquiry: this.inquiries.find((each) => each.id === id) });
  }

  private erase(id: number): Response {
    const isKnown = this.inquiries.some((each) => each.id === id);
    this.inquiries = this.inquiries.filter((each) => each.id !== id);
    return Response.json({ message: 'Done.' }, { status: isKnown ? 200 : 404 });
  }
}
