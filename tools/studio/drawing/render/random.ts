/** A seeded generator (mulberry32), so that the same table of scenes always gives the same pictures. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The index-th value of an additive sequence: even and without bias for few samples, unlike chance or high-base Halton. */
export function spread(index: number, dimension: number): number {
  const steps = [
    0.7548776662466927, 0.5698402909980532, 0.8191725133961645, 0.6710436067037893, 0.5497004779019703,
    0.324717957244746, 0.8566748838545029, 0.4142135623730951,
  ];
  const value = 0.5 + (index + 1) * (steps[dimension % steps.length] ?? 0.618) + dimension * 0.137;
  return value - Math.floor(value);
}

/** A stable seed from a name, so that every picture has its own weeds, stains and clouds. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}
