import { parseArgs } from 'node:util';
import type { Progress } from '../archive/backup/progress';

/** Something that the person at the terminal asked for cannot be done. */
export class UsageError extends Error {}

/**
 * Reads what a command that writes or reads one file is told: `FILE [--overwrite]`.
 * @throws UsageError where it is told something else
 */
export const readFileArguments = (
  script: string,
  args: readonly string[] = process.argv.slice(2),
): { readonly file: string; readonly overwrite: boolean } => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(`npm run ${script} -- FILE [--overwrite]`);
  return { file, overwrite: values.overwrite };
};

const barWidth = 24;

const bar = (done: number, total: number): string => {
  const filled = Math.round((barWidth * done) / total);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.floor((100 * done) / total)} %`;
};

/** How often a line is drawn anew, in milliseconds. */
const interval = 50;

/** Shows how far a work is: a bar that grows on a terminal, elsewhere a line for each step that is over. */
export const showProgress = (output: NodeJS.WriteStream = process.stdout): Progress => {
  let drawn = 0;
  let finished = '';
  return (what, done, total) => {
    const isOver = done >= total;
    if (what === finished) return;
    if (isOver) finished = what;
    if (!output.isTTY) {
      if (isOver && total > 0) output.write(`${what}: done\n`);
      return;
    }
    if (!isOver && Date.now() - drawn < interval) return;
    drawn = Date.now();
    output.write(
      `\r\u001b[K${what.padEnd(10)} ${bar(Math.min(done, total), Math.max(total, 1))}${isOver ? '\n' : ''}`,
    );
  };
};

/** Does the work of a command; what it throws is said in a line, and the command fails. */
export const runCommand = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
