const extension = '.pdf';

/** Room for a number and the extension within the 255 bytes that file systems take, at up to 4 bytes a character. */
const maxBaseLength = 60;

/** What separates paths, what some systems refuse, what is not seen, and what turns the direction of writing. */
const unsafe = /[\\/<>:"|?*%#;\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** Names that Windows keeps for devices. */
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

const shortened = (base: string): string =>
  [...base]
    .slice(0, maxBaseLength)
    .join('')
    .replace(/[\s.]+$/, '');

/** A name that says the same as a given one and is safe on every system: no path, nothing hidden, ends in `.pdf`. */
export const safeFileName = (name: string): string => {
  const base = shortened(baseOf(name));
  if (base === '') return `document${extension}`;
  return `${reserved.test(base) ? `${base}-1` : base}${extension}`;
};

/** The name of the nth file of a name: `flyer.pdf`, `flyer-2.pdf`, … */
export const nextName = (name: string, attempt: number): string =>
  attempt === 1 ? name : `${name.slice(0, -extension.length)}-${attempt}${extension}`;

/** Whether a name can be one that was given here; any other leads to no file. */
export const isFileName = (name: string): boolean =>
  name.endsWith(extension) &&
  !/[\\/\p{Cc}]/u.test(name) &&
  !name.startsWith('.') &&
  Buffer.byteLength(name) <= 255;

/** @throws where a name would lead elsewhere: those who call have made or checked it, so this is a fault of ours */
export const requireName = (name: string): void => {
  if (name === '' || /[\\/]/.test(name) || name.startsWith('.'))
    throw new Error('A file name must not be a path.');
};

/** How lists of names are sorted: numbers in them by their value. */
export const inOrder = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });
