import { execFile, spawn } from 'node:child_process';
import { format } from 'node:util';
import { runNamedCommand } from '../../../../src/server/commands/namedCommands';
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

const exitCode = (): number => Number(process.exitCode ?? 0);

/**
 * Runs a command of the server in this process, which takes a tenth of the time. It is for what a command does to a site; whether
 * the built commands start, and what they do beside a running server, needs a separate process.
 */
export async function runInThisProcess(
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<CommandResult> {
  let [output, errors] = ['', ''];
  const spies = [
    jest.spyOn(console, 'log').mockImplementation((...parts) => void (output += `${format(...parts)}\n`)),
    jest.spyOn(console, 'error').mockImplementation((...parts) => void (errors += `${format(...parts)}\n`)),
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += String(text)))),
  ];
  const properties = [
    jest.replaceProperty(process, 'env', processEnvironment(environment)),
    ...(process.stdin.isTTY ? [jest.replaceProperty(process.stdin, 'isTTY', false)] : []),
  ];
  process.exitCode = 0;
  try {
    await runNamedCommand([command, ...args]);
    return { code: exitCode(), output: output + errors };
  } finally {
    process.exitCode = 0;
    for (const each of properties) each.restore();
    for (const spy of spies) spy.mockRestore();
  }
}

/** The same as `runCommand` at a terminal, which `script` of util-linux provides. The test types `answer` once the command asks `question`. */
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
