import { readFileSync } from 'node:fs';
import { serverArguments } from '../src/server/commands/serverArguments';

/** The command as a shell or systemd runs it, and as a Dockerfile lists it. */
const commandLine = ['node', ...serverArguments].join(' ');
const list = JSON.stringify(['node', ...serverArguments]).replaceAll('","', '", "');

test.each([
  ['docs/operations.md', commandLine],
  ['docs/deploy/tanker-site.service', commandLine],
  ['docs/deploy/Dockerfile', list],
])('%s runs the server as npm start does', (file, command) => {
  expect(readFileSync(file, 'utf8')).toContain(command);
});
