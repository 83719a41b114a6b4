/**
 * A test fails if it writes an unexpected warning or error to the console. A test that expects one mocks the console with
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)` and checks the message.
 */
const watchedLevels = ['error', 'warn'] as const;

let unexpected: string[] = [];

for (const level of watchedLevels) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]): void => {
    unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
    write(...values);
  };
}

afterEach(() => {
  const messages = unexpected;
  unexpected = [];
  if (messages.length > 0)
    throw new Error(`The console was written to unexpectedly.\n${messages.join('\n')}`);
});
