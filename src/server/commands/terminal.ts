import { parseArgs } from 'node:util';
import type { Progress } from '../archive/backup/progress';
import type { CommandName } from './usage';
import { usageOf } from './usage';

/** An error in the arguments of a command, or a state of the site that does not allow the command. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command that reads or writes one file: `FILE [--overwrite]`.
 * @throws UsageError for any other arguments
 */
export function readFileArguments(
  command: CommandName,
  args: readonly string[],
): { readonly file: string; readonly overwrite: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(usageOf(command));
  return { file, overwrite: values.overwrite };
}

const barWidth = 24;

const bar = (done: number, total: number): string => {
  const filled = Math.round((barWidth * done) / total);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${Math.floor((100 * done) / total)} %`;
};

/** The least time between two updates of the line. */
const updateIntervalMs = 50;

/** Prints progress: a growing bar on a terminal, elsewhere a line for each finished step. */
export function showProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  let updatedAt = 0;
  let finishedStep = '';
  return (step, done, total) => {
    const isFinished = done >= total;
    if (step === finishedStep) return;
    if (isFinished) finishedStep = step;
    if (!output.isTTY) {
      if (isFinished && total > 0) output.write(`${step}: done\n`);
      return;
    }
    if (!isFinished && Date.now() - updatedAt < updateIntervalMs) return;
    updatedAt = Date.now();
    output.write(
      `\r\u001b[K${step.padEnd(10)} ${bar(Math.min(done, total), Math.max(total, 1))}${isFinished ? '\n' : ''}`,
    );
  };
}

/** Runs a command. If it throws, the message is printed in a line and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
