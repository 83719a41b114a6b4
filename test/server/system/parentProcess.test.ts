import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { endWithThisProcess } from '../../support/childProcess';

it('a process ends after the one that started it', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/parent-'));
  const script = join(folder, 'child.ts');
  const module = resolve('src/server/system/parentProcess.ts');
  await writeFile(
    script,
    `import { onParentEnd } from ${JSON.stringify(module)};
onParentEnd(() => process.exit());
setInterval(() => undefined, 1_000);
console.log('ready');
`,
  );
  const parent = spawn('sh', ['-c', 'node --import tsx "$0" & wait', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (parent.pid !== undefined) endWithThisProcess(parent, -parent.pid);
  await once(parent.stdout, 'data');
  const closed = once(parent, 'close'); // of both processes, which share the output
  parent.kill('SIGKILL');
  await closed;
  await rm(folder, { recursive: true });
});
