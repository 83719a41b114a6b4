import { readFileArguments } from '../../../src/server/commands/terminal';

const read = (...args: string[]) => readFileArguments('backup', args);

test('a file is told with or without leave to overwrite it', () => {
  expect(read('a.zip')).toEqual({ file: 'a.zip', overwrite: false });
  expect(read('--overwrite', 'a.zip')).toEqual({ file: 'a.zip', overwrite: true });
});

test.each([[[]], [['a.zip', 'b.zip']]])('anything else is answered by how it is used: %j', (args) => {
  expect(() => read(...args)).toThrow('npm run backup -- FILE [--overwrite]');
});
