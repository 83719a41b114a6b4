import { commandLine } from './commandLine';

/** The arguments of each command: a text for each form. */
const forms = {
  account: [
    'list',
    'create EMAIL [--super] [--name NAME]',
    'name EMAIL [NAME]',
    'reset EMAIL',
    'second-factor-off EMAIL',
    'delete EMAIL',
  ],
  backup: ['FILE [--overwrite]', '[--if-due]'],
  restore: ['FILE [--overwrite]'],
  'restore:drill': ['[FILE]'],
  prune: ['[--keep MONTHSm|DAYSd] [--apply]'],
  parity: ['[--fail-on missing,behind,malformed,same]'],
  'content:export': ['FILE [--overwrite]'],
  'content:import': [
    'FILE|URL [--dry-run] [--pictures [--allow-private]] [--replace] [--only COLLECTION,…] [--map FIELD:OLD=NEW]',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CommandName = keyof typeof forms;

export const commandNames = Object.keys(forms) as CommandName[]; // the keys of a literal

/** How to write a command, a line for each form. */
export function usageOf(name: CommandName): string {
  return forms[name].map((form) => commandLine(`${name} ${form}`)).join('\n');
}
