/** How long a one-time link works, in hours. */
export const invitationHours = 72;

const parameter = 'invitation';

/** The fragment of a one-time link. Browsers send fragments to no server, and not in the `Referer` header. */
export function invitationFragment(token: string): string {
  return `#${new URLSearchParams({ [parameter]: token })}`;
}

/** The token in the fragment of an address; undefined without one. */
export function invitationToken(fragment: string): string | undefined {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get(parameter);
  return token === null || token === '' ? undefined : token;
}
