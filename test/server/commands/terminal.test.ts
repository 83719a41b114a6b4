import { readFileArguments } from '../../../src/server/commands/terminal';

const read = (...args: string[]) => readFileArguments('backup', args);

test('the arguments are a file, with or without --overwrite', () => {
  expect(read('a.zip')).toEqual({ file: 'a.zip', overwrite: false });
  expect(read('--overwrite', 'a.zip')).toEqual({ file: 'a.zip', overwrite: true });
});

test.each([[[]], [['a.zip', 'b.zip']]])('other arguments give an error that shows the usage: %j', (args) => {
  expect(() => read(...args)).toThrow('node dist/server/cli.js backup FILE [--overwrite]');
});
