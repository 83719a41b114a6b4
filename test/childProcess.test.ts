import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that starts another one, which takes ten minutes and has the same output. */
const worker = `
  import { spawn } from 'node:child_process';
  import { endWithThisProcess } from './test/support/childProcess.ts';
  const child = spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'inherit'] });
  endWithThisProcess(child);
  child.once('spawn', () => console.log('started'));`;

it('after kill -9 of a worker the processes that it started end, and so does its output', async () => {
  const killed = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', worker]);
  await once(killed.stdout, 'data');
  const closed = once(killed, 'close'); // of all processes that share the output
  killed.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
});
