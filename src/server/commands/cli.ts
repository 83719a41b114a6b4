import { commandLine } from './commandLine';
import { runCommand, UsageError } from './terminal';

type Command = (args: readonly string[]) => Promise<void>;

/** The commands of the site. Each loads its code when it runs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  account: async () => (await import('./account')).account,
  backup: async () => (await import('./backup')).backup,
  restore: async () => (await import('./restore')).restore,
  'restore:drill': async () => (await import('./drill')).restoreDrill,
  prune: async () => (await import('./prune')).pruneSite,
  'content:export': async () => (await import('./contentExport')).contentExport,
  'content:import': async () => (await import('./contentImport')).contentImport,
};

const usage = `Commands:\n${Object.keys(commands)
  .map((name) => commandLine(name))
  .join('\n')}`;

const [name = '', ...args] = process.argv.slice(2);

await runCommand(async () => {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageError(name === '' ? usage : `There is no command '${name}'.\n${usage}`);
  await (
    await load()
  )(args);
});
