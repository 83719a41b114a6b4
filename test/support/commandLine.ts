import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Config, Environment } from '../../src/server/config';

export interface CommandResult {
  readonly code: number;
  /** What it said on both outputs. */
  readonly said: string;
}

/** Runs a command of the server in a process of its own, as its script does. */
export const runCommand = (
  command: 'account' | 'backup' | 'restore' | 'contentExport' | 'contentImport',
  args: readonly string[],
  environment: Environment,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const file = path.resolve(`src/server/commands/${command}.ts`);
    const env = { PATH: process.env.PATH, ...environment } as NodeJS.ProcessEnv; // NODE_ENV is none of its business
    execFile(process.execPath, ['--import', 'tsx', file, ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0;
      resolve({ code, said: stdout + stderr });
    });
  });

/** What tells a command of the site of a server. */
export const environmentOf = ({ config }: { readonly config: Config }): Environment => ({
  DATA_DIR: config.dataDirectory,
  ...(config.databaseUrl !== undefined && { DATABASE_URL: config.databaseUrl }),
});
