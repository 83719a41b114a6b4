/** The keys of the session in `sessionStorage` (specification, section 3). */
export const userKey = 'currentUser';
export const tokenKey = 'authenticationToken';

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here
  }
};

/** The administrator's e-mail address that this tab has stored, if any. */
export function storedUser(): string | undefined {
  try {
    const user: unknown = JSON.parse(read(userKey) ?? 'null');
    return typeof user === 'string' && user !== '' ? user : undefined;
  } catch {
    return undefined;
  }
}

export function storedToken(): string | null {
  return read(tokenKey);
}

/** The key of the choice to see the public pages as a visitor does. */
export const viewAsVisitorKey = 'viewAsVisitor';
