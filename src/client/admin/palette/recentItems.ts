/** How many are stored in the browser. */
const maxItems = 8;

const storageKey = 'recentlyChosen';

const parse = (json: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return []; // somebody else has written it
  }
};

/** The ids of the items that were chosen last in this browser, the latest first. They say nothing about persons. */
export function recentIds(): readonly string[] {
  try {
    return parse(localStorage.getItem(storageKey));
  } catch {
    return []; // storage is forbidden here
  }
}

/** Stores that an item was chosen. */
export function rememberItem(id: string): void {
  const ids = [id, ...recentIds().filter((other) => other !== id)].slice(0, maxItems);
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    return; // the search works without
  }
}
