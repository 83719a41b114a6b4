/** Replaces Chakra's preflight in the client: `resetCss` has the part that the site needs. */
export function createPreflight(): Record<string, never> {
  return {};
}
