/** Replaces Chakra's preflight in the client: `resetCss` has what the site needs of it. */
export function createPreflight(): Record<string, never> {
  return {};
}
