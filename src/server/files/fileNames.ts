const extension = '.pdf';

/**
 * In characters of up to 4 bytes. Leaves room for a number and the extension within the 255 bytes that file systems allow.
 */
const maxBaseLength = 60;

/** Path separators, characters that some systems reject, invisible characters, and changes of the writing direction. */
const unsafe = /[\\/<>:"|?*%#;\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** Names that Windows reserves for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const baseOf = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
};

const truncate = (base: string): string =>
  [...base]
    .slice(0, maxBaseLength)
    .join('')
    .replace(/[\s.]+$/, '');

/** Returns a readable name that is safe on every system: no path, no hidden or invisible part, ends in `.pdf`. */
export function safeFileName(name: string): string {
  const base = truncate(baseOf(name));
  if (base === '') return `document${extension}`;
  return `${reserved.test(base) ? `${base}-1` : base}${extension}`;
}

/** The nth candidate for a name that is taken: `flyer.pdf`, `flyer-2.pdf`, … */
export function numberedFileName(name: string, attempt: number): string {
  return attempt === 1 ? name : `${name.slice(0, -extension.length)}-${attempt}${extension}`;
}

/** Whether `safeFileName` could have created this name. No file is served for any other name. */
export function isFileName(name: string): boolean {
  return (
    name.endsWith(extension) &&
    !/[\\/\p{Cc}]/u.test(name) &&
    !name.startsWith('.') &&
    Buffer.byteLength(name) <= 255
  );
}

/** @throws if a name would leave the folder. Callers create or check the name first, so this is a bug of the server. */
export function assertFileName(name: string): void {
  if (name === '' || /[\\/]/.test(name) || name.startsWith('.'))
    throw new Error('A file name must not be a path.');
}

/** Sorts file names; numbers in them by their value. */
export function compareFileNames(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
