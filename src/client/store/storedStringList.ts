const none: readonly string[] = [];

const parse = (json: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : none;
  } catch {
    return none; // somebody else has written it
  }
};

interface StoredStringList {
  /** The strings, the latest first; the same array until they change. */
  readonly read: () => readonly string[];
  /** @returns whether they are stored */
  readonly write: (strings: readonly string[]) => boolean;
}

/** A list of strings in this browser's storage, the latest first. Where storage is forbidden, it is empty. */
export function storedStringList(key: string, maxLength: number): StoredStringList {
  let stored: { readonly json: string | null; readonly strings: readonly string[] } = {
    json: null,
    strings: none,
  };
  return {
    read: () => {
      try {
        const json = localStorage.getItem(key);
        if (json !== stored.json) stored = { json, strings: parse(json) };
        return stored.strings;
      } catch {
        return none;
      }
    },
    write: (strings) => {
      try {
        localStorage.setItem(key, JSON.stringify(strings.slice(0, maxLength)));
        return true;
      } catch {
        return false;
      }
    },
  };
}
