import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { Field } from '../../../model/schema/fields';
import type { Progress } from '../backup/progress';
import type { Config } from '../../config';
import type { WireRow } from '../../database/tables';
import { storeDocument } from '../../files/documents';
import { nextName, safeFileName } from '../../files/fileNames';
import type { Files } from '../../files/fileStore';
import { storeImage } from '../../files/images';
import { readWhole } from '../../files/readWhole';
import { StoreFailure } from '../../files/storeFailure';
import { AppError } from '../../errors';
import { errorMessage } from '../../../model/errors/catalogue';
import { imageLink, imageNameOf } from '../../../model/images/variants';
import { networkErrorReason } from '../../system/networkError';
import { download } from './download';
import type { Notes } from './notes';
import type { Incoming } from './readAnswer';
import { documentUrl } from './source';

/** So many are on their way at the same time. */
const atOnce = 4;

export interface Fetched {
  readonly incoming: Incoming;
  readonly fetched: number;
  readonly failed: number;
}

export interface Fetching {
  readonly files: Files;
  readonly limits: Pick<Config, 'maxFileBytes' | 'maxImageBytes'>;
  /** Where links that are no whole addresses lead from. */
  readonly url?: URL | undefined;
  readonly notes: Notes;
  readonly progress: Progress;
}

const fieldOf = (name: EntityName, kind: Field['kind']): string | undefined =>
  Object.entries<Field>(entities[name].fields).find(([, field]) => field.kind === kind)?.[0];

/** Whether a link leads to a picture that this site has already. */
const isHere = async ({ images }: Files, link: string): Promise<boolean> => {
  const name = imageNameOf(link);
  return name !== undefined && images.exists(name);
};

/** Keeps a document, unless it is here already under its name. */
const keepOnce = async ({ documents }: Files, name: string, content: Buffer): Promise<string> => {
  const own = nextName(safeFileName(name), 1);
  const there = await readWhole(documents, own);
  return there?.equals(content) ? own : storeDocument(documents, name, content);
};

const wholeUrl = (link: string, base: URL | undefined): URL => {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new Error('it is not a web address');
  return url;
};

const whyNot = (error: unknown): string =>
  error instanceof AppError && !(error instanceof StoreFailure)
    ? errorMessage(error.code, 'en', error.values)
    : networkErrorReason(error);

/** What has to be fetched, once, however many rows name it. */
interface Order {
  readonly key: string;
  readonly fetch: () => Promise<string>;
}

const pictureOrder = ({ files, limits, url }: Fetching, link: string): Order => ({
  key: `image ${link}`,
  fetch: async () => {
    const content = await download(wholeUrl(link, url), limits.maxImageBytes);
    return imageLink((await storeImage(files.images, content)).name);
  },
});

const documentOrder = ({ files, limits, url }: Fetching, name: string): Order => ({
  key: `file ${name}`,
  fetch: async () => {
    if (!url) throw new Error('documents can be fetched only if the import is read from an address');
    return keepOnce(files, name, await download(documentUrl(url, name), limits.maxFileBytes));
  },
});

const orderOf = async (fetching: Fetching, row: WireRow, name: EntityName, kind: 'image' | 'file') => {
  const field = fieldOf(name, kind);
  const value = field === undefined ? '' : row[field];
  if (field === undefined || typeof value !== 'string' || value === '') return undefined;
  if (kind === 'file') return { field, order: documentOrder(fetching, value) };
  return (await isHere(fetching.files, value)) ? undefined : { field, order: pictureOrder(fetching, value) };
};

interface Place {
  readonly collection: string;
  readonly id: number;
  readonly field: string;
  readonly order: Order;
}

const placesOf = async (fetching: Fetching, incoming: Incoming): Promise<Place[]> => {
  const places: Place[] = [];
  for (const name of entityNames) {
    const { collection } = entities[name];
    for (const row of incoming.get(collection) ?? []) {
      for (const kind of ['image', 'file'] as const) {
        const found = await orderOf(fetching, row, name, kind);
        if (found) places.push({ collection, id: row.id, ...found });
      }
    }
  }
  return places;
};

/** Does the orders, some at a time. @returns what each gave; one that failed is noted and gives nothing */
const fetchAll = async (
  orders: readonly Order[],
  { notes, progress }: Fetching,
): Promise<ReadonlyMap<string, string>> => {
  const results = new Map<string, string>();
  const waiting = [...orders];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      try {
        results.set(order.key, await order.fetch());
      } catch (error) {
        notes.add(`${order.key}: not fetched, because ${whyNot(error)}; its link stays`);
      }
      done += 1;
      progress('Pictures', done, orders.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

/** Fetches the pictures and files that rows name into this site's stores. What cannot be fetched keeps its link. */
export const fetchPictures = async (incoming: Incoming, fetching: Fetching): Promise<Fetched> => {
  const places = await placesOf(fetching, incoming);
  const orders = [...new Map(places.map(({ order }) => [order.key, order])).values()];
  const results = await fetchAll(orders, fetching);
  const values = new Map<string, Record<string, string>>();
  for (const { collection, id, field, order } of places) {
    const value = results.get(order.key);
    const place = `${collection} ${id}`;
    if (value !== undefined) values.set(place, { ...values.get(place), [field]: value });
  }
  const replaced = [...incoming].map(([collection, rows]): [string, readonly WireRow[]] => [
    collection,
    rows.map((row) => ({ ...row, ...values.get(`${collection} ${row.id}`) })),
  ]);
  return {
    incoming: new Map(replaced),
    fetched: results.size,
    failed: orders.length - results.size,
  };
};
