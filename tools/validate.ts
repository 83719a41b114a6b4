/**
 * Checks and builds the code, then runs the tests: `npm run validate`. With `--no-tests` it leaves the tests out, and with
 * `--no-build` the build.
 * As many steps run at once as there are cores. It says how long each step took, and fails if one fails.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureBuilt } from '../src/server/commands/build';

interface Step {
  /** The script of package.json. */
  readonly script: string;
  readonly isOk: boolean;
  readonly seconds: number;
}

/** The longest first, so that the others run beside it. The tests use the build. */
const checks = ['lint', 'build', 'types', 'format:check', 'unused'];

/** Runs a script of package.json, and prints its output at its end, or at once where it is shown live. */
const run = (script: string, isLive = false): Promise<Step> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const step = { script, isOk: code === 0, seconds: (performance.now() - start) / 1000 };
      console.log(describe(step));
      if (!step.isOk) process.stdout.write(Buffer.concat(output));
      resolve(step);
    });
  });

/** Builds the site unless it is built from these files already. */
const runBuild = async (): Promise<Step> => {
  const start = performance.now();
  const isOk = await ensureBuilt(() => undefined).then(
    () => true,
    () => false,
  );
  const step = { script: 'build', isOk, seconds: (performance.now() - start) / 1000 };
  console.log(describe(step));
  return step;
};

const describe = ({ script, isOk, seconds }: Step): string =>
  `${isOk ? 'passed' : 'FAILED'}  ${script.padEnd(14)}${seconds.toFixed(1).padStart(7)} s`;

const runChecks = async (): Promise<readonly Step[]> => {
  const waiting = checks.filter((script) => script !== 'build' || !process.argv.includes('--no-build'));
  const done: Step[] = [];
  const worker = async (): Promise<void> => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift())
      done.push(await (script === 'build' ? runBuild() : run(script)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
};

const steps = [...(await runChecks())];
if (!process.argv.includes('--no-tests')) {
  steps.push(await run('test', true));
  console.log(`\n${steps.map(describe).join('\n')}`);
}
const failed = steps.filter(({ isOk }) => !isOk).map(({ script }) => script);
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\neverything passed');
process.exitCode = failed.length > 0 ? 1 : 0;
