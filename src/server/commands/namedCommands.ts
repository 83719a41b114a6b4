import { errorCode } from '../system/errorCode';
import { runCommand, UsageError } from './terminal';
import type { CommandName } from './usage';
import { commandNames, usageOf } from './usage';

type Command = (args: readonly string[]) => Promise<void>;

/** The commands of the site. Each loads its code when it runs. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  account: async () => (await import('./account')).account,
  backup: async () => (await import('./backup')).backup,
  restore: async () => (await import('./restore')).restore,
  'restore:drill': async () => (await import('./drill')).restoreDrill,
  prune: async () => (await import('./prune')).pruneSite,
  parity: async () => (await import('./parity')).parity,
  'content:export': async () => (await import('./contentExport')).contentExport,
  'content:import': async () => (await import('./contentImport')).contentImport,
};

const usage = `Commands:\n${commandNames.map(usageOf).join('\n')}`;

/** Explains arguments that a command does not have. Node's message speaks of positional arguments. */
const explain = (error: unknown, name: CommandName): unknown => {
  if (!(error instanceof Error) || !errorCode(error)?.startsWith('ERR_PARSE_ARGS')) return error;
  const [problem] = error.message.split('. ');
  return new UsageError(`${problem}.\n${usageOf(name)}`);
};

const helpWords: readonly string[] = ['--help', '-h', 'help'];

/** Runs the command that the words of a command line name. It prints, and sets the exit code of the process. */
export async function runNamedCommand([word = '', ...args]: readonly string[]): Promise<void> {
  await runCommand(async () => {
    const name = commandNames.find((each) => each === word);
    if (helpWords.includes(word)) {
      console.log(usage);
      return;
    }
    if (!name) throw new UsageError(word === '' ? usage : `There is no command '${word}'.\n${usage}`);
    if (args.some((each) => each === '--help' || each === '-h')) {
      console.log(usageOf(name));
      return;
    }
    const run = await commands[name]();
    await run(args).catch((error: unknown) => {
      throw explain(error, name);
    });
  });
}
