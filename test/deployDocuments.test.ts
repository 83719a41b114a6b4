import { readFileSync } from 'node:fs';
import { serverArguments } from '../src/server/commands/serverArguments';

/** What a shell or systemd is told, and what Docker is. */
const commandLine = ['node', ...serverArguments].join(' ');
const list = JSON.stringify(['node', ...serverArguments]).replaceAll('","', '", "');

test.each([
  ['docs/operations.md', commandLine],
  ['docs/deploy/tanker-site.service', commandLine],
  ['docs/deploy/Dockerfile', list],
])('%s runs the server as npm start does', (file, command) => {
  expect(readFileSync(file, 'utf8')).toContain(command);
});
