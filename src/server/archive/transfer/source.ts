import { readFile } from 'node:fs/promises';
import { imageCollection, imageLink } from '../../../model/images/variants';
import { isRecord } from '../backup/manifest';
import { errorCode } from '../../system/errorCode';
import { networkErrorReason } from '../../system/networkError';
import { download } from './download';
import { TransferError } from './transferError';

/** Far more than any site's content, in bytes. */
const maxBytes = 512 * 1024 * 1024;

export interface Source {
  readonly content: unknown;
  /** Where its links lead from; none for a file. */
  readonly url?: URL;
}

const bulkLoad = '/api/allModels/';

/** The address of a site stands for that of its bulk load. */
const addressOf = (given: string): URL => {
  const url = new URL(given);
  return url.pathname === '/' ? new URL(bulkLoad, url) : url;
};

/** What the paths of a back-end begin with. */
const baseOf = ({ pathname }: URL): string => pathname.replace(/\/api\/allModels\/?$/, '');

const parse = (text: string, given: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TransferError(`${given} is not JSON.`, { cause: error });
  }
};

const readFileOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new TransferError(`There is no file ${file}.`) : error;
  });

/** What is said of the images there; another kind of back-end says nothing of them. */
const imagesOf = async (source: URL): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const answer = await download(new URL(`${baseOf(source)}${imageLink('all')}`, source), maxBytes);
    const known: unknown = JSON.parse(answer.toString('utf8'));
    return isRecord(known) ? { [imageCollection]: known[imageCollection] } : {};
  } catch {
    return {};
  }
};

/** Deeper than any content: its values are in rows, these in collections, and those in one object. */
const maxDepth = 100;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** @throws TransferError of what is nested so deep that nothing can be said of it, level by level rather than by recursion */
const requireShallow = (content: unknown, given: string): void => {
  let level = childrenOf(content);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw new TransferError(`${given} is nested too deep to be content of a site.`);
    level = level.flatMap(childrenOf);
  }
};

const read = async (given: string): Promise<Source> => {
  if (!/^https?:\/\//i.test(given)) return { content: parse(await readFileOf(given), given) };
  const url = addressOf(given);
  const answer = await download(url, maxBytes).catch((error: unknown) => {
    throw new TransferError(`${url.href} could not be read: ${networkErrorReason(error)}.`, { cause: error });
  });
  const content = parse(answer.toString('utf8'), url.href);
  return { content: isRecord(content) ? { ...content, ...(await imagesOf(url)) } : content, url };
};

/** Reads what is to be moved in, from a file or an address. @throws TransferError where that cannot be done */
export const readSource = async (given: string): Promise<Source> => {
  const source = await read(given);
  requireShallow(source.content, source.url?.href ?? given);
  return source;
};

/** The address of a file that a part has, at the back-end that its row comes from. */
export const documentUrl = (source: URL, fileName: string): URL => {
  return new URL(`${baseOf(source)}/api/file/download/${encodeURIComponent(fileName)}`, source);
};
