import { AppError } from '../errors';
import type { FileStore } from './fileStore';
import { numberedFileName, safeFileName } from './fileNames';

/** The first bytes of a PDF. */
const signature = Buffer.from('%PDF-');

const isPdf = (content: Uint8Array): boolean => signature.equals(content.subarray(0, signature.length));

/** More files of the same name are probably a mistake in a program that repeats an upload. */
const maxSameNames = 1000;

/**
 * Stores an uploaded PDF under its own name, made safe, or under the next free one ('flyer-2.pdf').
 * @returns the name
 * @throws AppError if the content is not a PDF, or if 1,000 files already have this name
 */
export async function storeDocument(
  documents: FileStore,
  name: string,
  content: Uint8Array,
): Promise<string> {
  if (!isPdf(content)) throw new AppError('unsupportedFileType');
  const safe = safeFileName(name);
  for (let attempt = 1; attempt <= maxSameNames; attempt += 1) {
    const candidate = numberedFileName(safe, attempt);
    if (await documents.exists(candidate)) continue;
    if (await documents.put(candidate, content)) return candidate;
  }
  throw new AppError('fieldInvalid', { field: 'file', expected: safe });
}
