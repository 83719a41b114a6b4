/** A property of a value; undefined if the value is no object, or has none of this name. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name] // every key of an object can be read
    : undefined;
}
