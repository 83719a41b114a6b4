/** A random key. Unlike `crypto.randomUUID` this also works without a secure connection. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
