import { runNamedCommand } from './namedCommands';

await runNamedCommand(process.argv.slice(2));
