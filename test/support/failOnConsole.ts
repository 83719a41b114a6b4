/**
 * A warning or an error on the console that a test did not expect fails it. A test that expects one says so with
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)`, and looks at what was written.
 */
const watched = ['error', 'warn'] as const;

let unexpected: string[] = [];

for (const level of watched) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]): void => {
    unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
    write(...values);
  };
}

afterEach(() => {
  const seen = unexpected;
  unexpected = [];
  if (seen.length > 0) throw new Error(`The console was written to unexpectedly.\n${seen.join('\n')}`);
});
