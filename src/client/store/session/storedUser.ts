import { storedText } from '../storedText';

/** The keys of the session in `sessionStorage` (specification, section 3). */
export const userKey = 'currentUser';
export const tokenKey = 'authenticationToken';

const user = storedText('sessionStorage', userKey);
const token = storedText('sessionStorage', tokenKey);

/** The administrator's e-mail address that this tab has stored, if any. */
export function storedUser(): string | undefined {
  try {
    const email: unknown = JSON.parse(user.get() ?? 'null');
    return typeof email === 'string' && email !== '' ? email : undefined;
  } catch {
    return undefined;
  }
}

export function storedToken(): string | null {
  return token.get();
}

/** The key of the choice to see the public pages as a visitor does. */
export const viewAsVisitorKey = 'viewAsVisitor';
