import { bulkLoadPath } from '../../../model/schema/bulkLoad';
import { readFile } from 'node:fs/promises';
import { imageCollection, imageLink } from '../../../model/images/variants';
import { fileUrl } from '../../../model/site/screens/fileUrl';
import { isRecord } from '../../../model/schema/isRecord';
import { errorCode } from '../../system/errorCode';
import { networkErrorReason } from '../../system/networkError';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import { download } from './download';
import { TransferError } from './transferError';

/** Far more than the content of any site, in bytes. */
const maxBytes = 512 * 1024 * 1024;

export interface Source {
  readonly content: unknown;
  /** Base URL of its links; undefined for a file. */
  readonly url?: URL;
}

/** The URL of the bulk load. Its path is added to a site's URL without a path. */
const bulkLoadUrl = (location: string): URL => {
  const url = new URL(location);
  return url.pathname === '/' ? new URL(bulkLoadPath, url) : url;
};

/** The prefix of a back-end's paths. */
const baseOf = ({ pathname }: URL): string => pathname.replace(/\/api\/allModels\/?$/, '');

const parse = (text: string, location: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TransferError(`${location} is not JSON.`, { cause: error, code: 'importNotJson' });
  }
};

const readFileOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new TransferError(`There is no file ${file}.`) : error;
  });

/** Reads the descriptions of the source's images. Other back-ends have none. */
const imagesOf = async (source: URL): Promise<Readonly<Record<string, unknown>>> => {
  try {
    const body = await download(new URL(`${baseOf(source)}${imageLink('all')}`, source), maxBytes);
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(parsed) ? { [imageCollection]: parsed[imageCollection] } : {};
  } catch {
    return {};
  }
};

/** Deeper than any content, which is one object of collections of rows of values. */
const maxDepth = 100;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Checks the depth level by level, since recursion could overflow the stack.
 * @throws TransferError if it is nested too deep
 */
const requireShallow = (content: unknown, location: string): void => {
  let level = childrenOf(content);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth)
      throw new TransferError(`${location} is nested too deep to be content of a site.`, {
        code: 'importWithoutContent',
      });
    level = level.flatMap(childrenOf);
  }
};

/**
 * Parses the content of a file. Other requests get a turn in between, since both steps take long for a large file.
 * @throws TransferError if it is not JSON, or nested too deep
 */
export async function parseContent(text: string, location: string): Promise<unknown> {
  const content = parse(text, location);
  await yieldIfBusy();
  requireShallow(content, location);
  return content;
}

const read = async (location: string): Promise<Source> => {
  if (!/^https?:\/\//i.test(location)) return { content: parse(await readFileOf(location), location) };
  const url = bulkLoadUrl(location);
  const body = await download(url, maxBytes).catch((error: unknown) => {
    throw new TransferError(`${url.href} could not be read: ${networkErrorReason(error)}.`, { cause: error });
  });
  const content = parse(body.toString('utf8'), url.href);
  return { content: isRecord(content) ? { ...content, ...(await imagesOf(url)) } : content, url };
};

/** Reads the content to import from a file or a URL. @throws TransferError if it cannot be read */
export async function readSource(location: string): Promise<Source> {
  const source = await read(location);
  requireShallow(source.content, source.url?.href ?? location);
  return source;
}

/** The URL of a part's file at the back-end that the row comes from. */
export function sourceDocumentUrl(source: URL, fileName: string): URL {
  return new URL(fileUrl(baseOf(source), fileName), source);
}
