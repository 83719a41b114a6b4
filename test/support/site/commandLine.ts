import { execFile, spawn } from 'node:child_process';
import type { Config, Environment } from '../../../src/server/config';
import type { Command } from './builtServer';
import { builtProgram } from './builtServer';

export interface CommandResult {
  readonly code: number;
  /** What it said on both outputs. */
  readonly said: string;
}

const processEnvironment = (environment: Environment) =>
  ({ PATH: process.env.PATH, ...environment }) as NodeJS.ProcessEnv; // NODE_ENV is none of its business

/** Runs a command of the server in a process of its own. */
export const runCommand = (
  command: Command,
  args: readonly string[],
  environment: Environment,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = processEnvironment(environment);
    execFile(process.execPath, [builtProgram(command), ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, said: stdout + stderr });
    });
  });

/** The same at a terminal, which `script` of util-linux makes, where somebody types an answer to its question. */
export const runAtTerminal = (
  command: Command,
  args: readonly string[],
  environment: Environment,
  { question, answer }: { readonly question: string; readonly answer: string },
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const line = [process.execPath, builtProgram(command), ...args].map((word) => `'${word}'`).join(' ');
    const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
      env: processEnvironment(environment),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const wasAsked = said.includes(question);
      said += chunk;
      if (!wasAsked && said.includes(question)) child.stdin.write(`${answer}\n`);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });

/** What tells a command of the site of a server. */
export const environmentOf = ({ config }: { readonly config: Config }): Environment => ({
  DATA_DIR: config.dataDirectory,
  ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
});
