import { AppError } from '../errors';
import type { FileStore } from './fileStore';
import { nextName, safeFileName } from './fileNames';

/** What a PDF begins with. */
const signature = Buffer.from('%PDF-');

const isPdf = (content: Uint8Array): boolean => signature.equals(content.subarray(0, signature.length));

/** So many files of one name are more likely a mistake that repeats itself. */
const maxSameNames = 1000;

/**
 * Keeps an uploaded PDF under its own name, made safe, or under the next one that is free ('flyer-2.pdf').
 * @returns the name. @throws Refusal where it is no PDF by its content
 */
export const storeDocument = async (
  documents: FileStore,
  name: string,
  content: Uint8Array,
): Promise<string> => {
  if (!isPdf(content)) throw new AppError('fileKind');
  const safe = safeFileName(name);
  for (let attempt = 1; attempt <= maxSameNames; attempt += 1) {
    const candidate = nextName(safe, attempt);
    if (await documents.exists(candidate)) continue;
    if (await documents.put(candidate, content)) return candidate;
  }
  throw new AppError('fieldInvalid', { field: 'file', expected: safe });
};
