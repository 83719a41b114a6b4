import { execFile, spawn } from 'node:child_process';
import type { Config } from '../../../../src/server/config';
import type { Environment } from '../../../../src/server/system/environment';
import { endWithThisProcess, forwardErrors } from '../../childProcess';
import type { Command } from './builtServer';
import { builtProgram } from './builtServer';

export interface CommandResult {
  readonly code: number;
  /** Standard output and standard error. */
  readonly output: string;
}

const processEnvironment = (environment: Environment) =>
  ({ PATH: process.env.PATH, ...environment }) as NodeJS.ProcessEnv; // without the tests' NODE_ENV

/** Runs a command of the server in a separate process. */
export function runCommand(
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = processEnvironment(environment);
    execFile(process.execPath, [builtProgram('cli'), command, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}

/** The same at a terminal, which `script` of util-linux provides. The test types `answer` once the command asks `question`. */
export function runAtTerminal(
  command: Command,
  args: readonly string[],
  environment: Environment,
  { question, answer }: { readonly question: string; readonly answer: string },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const line = [process.execPath, builtProgram('cli'), command, ...args]
      .map((word) => `'${word}'`)
      .join(' ');
    const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
      env: processEnvironment(environment),
      stdio: 'pipe',
    });
    endWithThisProcess(child);
    forwardErrors(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const wasAnswered = output.includes(question);
      output += chunk;
      if (!wasAnswered && output.includes(question)) child.stdin.write(`${answer}\n`);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The variables with which a command works on a server's site. */
export function environmentOf({ config }: { readonly config: Config }): Environment {
  return {
    DATA_DIR: config.dataDirectory,
    ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
  };
}
