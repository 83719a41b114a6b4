import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDirectory } from '../../../src/server/system/createDirectory';

test('a folder that another server creates at the same time is no error', () => {
  const parent = fs.mkdtempSync(path.join(tmpdir(), 'directory-'));
  const directory = path.join(parent, 'images', '.unfinished');
  const { mkdirSync } = fs;
  jest.spyOn(fs, 'mkdirSync').mockImplementation((name) => {
    mkdirSync(name); // the other server is first
    mkdirSync(name);
    return undefined;
  });
  createDirectory(directory);
  jest.restoreAllMocks();
  expect(fs.statSync(directory).isDirectory()).toBe(true);
  fs.rmSync(parent, { recursive: true });
});
