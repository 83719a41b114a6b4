import PQueue from 'p-queue';
import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { Field } from '../../../model/schema/fields';
import type { Progress } from '../backup/progress';
import type { Config } from '../../config';
import type { WireRow } from '../../content/rows/tables';
import { storeDocument } from '../../files/documents';
import { numberedFileName, safeFileName } from '../../files/fileNames';
import type { Files } from '../../files/fileStore';
import { storeUploadedImage } from '../../images/storeImage';
import { readFileBuffer } from '../../files/readFileBuffer';
import { ObjectStoreError } from '../../files/objectStoreError';
import { AppError } from '../../errors';
import { errorMessage } from '../../../model/errors/catalogue';
import { imageLink, imageNameOf } from '../../../model/images/variants';
import { networkErrorReason } from '../../system/networkError';
import type { AddressRule } from './download';
import { downloadLinked } from './download';
import type { Notes } from './notes';
import type { IncomingRows } from './readBulkLoad';
import { sourceDocumentUrl } from './source';

/** How many downloads run at the same time. */
const concurrency = 4;

export interface FetchResult {
  readonly incoming: IncomingRows;
  readonly fetched: number;
  readonly failed: number;
}

export interface FetchOptions {
  readonly files: Files;
  readonly limits: Pick<Config, 'maxFileBytes' | 'maxImageBytes'>;
  /** Base URL of relative links. */
  readonly url?: URL | undefined;
  /** The IP addresses that links may lead to; public ones by default. */
  readonly isAllowedAddress?: AddressRule | undefined;
  readonly notes: Notes;
  readonly progress: Progress;
}

const fieldOf = (name: EntityName, kind: Field['kind']): string | undefined =>
  Object.entries<Field>(entities[name].fields).find(([, field]) => field.kind === kind)?.[0];

/** Whether a link leads to a picture in this site's store. */
const isStored = async ({ images }: Files, link: string): Promise<boolean> => {
  const name = imageNameOf(link);
  return name !== undefined && images.exists(name);
};

/** Stores a document, unless the same one exists already under its name. */
const storeOnce = async ({ documents }: Files, name: string, content: Buffer): Promise<string> => {
  const own = numberedFileName(safeFileName(name), 1);
  const existing = await readFileBuffer(documents, own);
  return existing?.equals(content) ? own : storeDocument(documents, name, content);
};

const absoluteUrl = (link: string, base: URL | undefined): URL => {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new Error('it is not a web address');
  return url;
};

const failureReason = (error: unknown): string =>
  error instanceof AppError && !(error instanceof ObjectStoreError)
    ? errorMessage(error.code, 'en', error.values)
    : networkErrorReason(error);

/** A file to fetch. It is fetched once, even if many rows name it. */
interface FetchTask {
  readonly key: string;
  readonly fetch: () => Promise<string>;
}

/** The other site may have encoded an upload again: its file is then up to twice as large as the upload was. */
const encodedGrowth = 2.5;

const pictureTask = ({ files, limits, url, isAllowedAddress }: FetchOptions, link: string): FetchTask => ({
  key: `image ${link}`,
  fetch: async () => {
    const pictureUrl = absoluteUrl(link, url);
    const content = await downloadLinked(pictureUrl, limits.maxImageBytes * encodedGrowth, isAllowedAddress);
    return imageLink(
      (await storeUploadedImage(files.images, content, imageNameOf(pictureUrl.pathname))).name,
    );
  },
});

const documentTask = ({ files, limits, url, isAllowedAddress }: FetchOptions, name: string): FetchTask => ({
  key: `file ${name}`,
  fetch: async () => {
    if (!url) throw new Error('documents can be fetched only if the import is read from an address');
    const content = await downloadLinked(sourceDocumentUrl(url, name), limits.maxFileBytes, isAllowedAddress);
    return storeOnce(files, name, content);
  },
});

const taskOf = async (fetching: FetchOptions, row: WireRow, name: EntityName, kind: 'image' | 'file') => {
  const field = fieldOf(name, kind);
  const value = field === undefined ? '' : row[field];
  if (field === undefined || typeof value !== 'string' || value === '') return undefined;
  if (kind === 'file') return { field, task: documentTask(fetching, value) };
  return (await isStored(fetching.files, value)) ? undefined : { field, task: pictureTask(fetching, value) };
};

interface FileReference {
  readonly collection: string;
  readonly id: number;
  readonly field: string;
  readonly task: FetchTask;
}

const findReferences = async (fetching: FetchOptions, incoming: IncomingRows): Promise<FileReference[]> => {
  const references: FileReference[] = [];
  for (const name of entityNames) {
    const { collection } = entities[name];
    for (const row of incoming.get(collection) ?? []) {
      for (const kind of ['image', 'file'] as const) {
        const found = await taskOf(fetching, row, name, kind);
        if (found) references.push({ collection, id: row.id, ...found });
      }
    }
  }
  return references;
};

/** Runs the tasks, some at a time. @returns the new values by key. A failed task adds a note and has no value */
const fetchAll = async (
  tasks: readonly FetchTask[],
  { notes, progress }: FetchOptions,
): Promise<ReadonlyMap<string, string>> => {
  const results = new Map<string, string>();
  let done = 0;
  const run = async (task: FetchTask): Promise<void> => {
    try {
      results.set(task.key, await task.fetch());
    } catch (error) {
      notes.add('notFetched', { collection: task.key }, { reason: failureReason(error) });
    }
    done += 1;
    progress('Pictures', done, tasks.length);
  };
  await new PQueue({ concurrency }).addAll(tasks.map((task) => () => run(task)));
  return results;
};

/** Fetches the pictures and files that rows name into this site's stores. The link stays if a fetch fails. */
export async function fetchLinkedFiles(incoming: IncomingRows, fetching: FetchOptions): Promise<FetchResult> {
  const references = await findReferences(fetching, incoming);
  const tasks = [...new Map(references.map(({ task }) => [task.key, task])).values()];
  const results = await fetchAll(tasks, fetching);
  const values = new Map<string, Record<string, string>>();
  for (const { collection, id, field, task } of references) {
    const value = results.get(task.key);
    const rowKey = `${collection} ${id}`;
    if (value !== undefined) values.set(rowKey, { ...values.get(rowKey), [field]: value });
  }
  const replaced = [...incoming].map(([collection, rows]): [string, readonly WireRow[]] => [
    collection,
    rows.map((row) => ({ ...row, ...values.get(`${collection} ${row.id}`) })),
  ]);
  return {
    incoming: new Map(replaced),
    fetched: results.size,
    failed: tasks.length - results.size,
  };
}
