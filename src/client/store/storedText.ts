type StorageName = 'localStorage' | 'sessionStorage';

export interface StoredText {
  /** The stored text; null without one, or where the browser forbids to read it. */
  readonly get: () => string | null;
  /** Stores a text; null removes it. Nothing happens where storage is forbidden or full. */
  readonly set: (text: string | null) => void;
}

/** The text at a key in the storage of this browser. */
export function storedText(storageName: StorageName, key: string): StoredText {
  return {
    get: () => {
      try {
        return window[storageName].getItem(key);
      } catch {
        return null;
      }
    },
    set: (text) => {
      try {
        if (text === null) window[storageName].removeItem(key);
        else window[storageName].setItem(key, text);
      } catch {
        // storage is forbidden or full
      }
    },
  };
}
