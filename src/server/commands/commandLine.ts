/** How messages name a command. It works in a production install, which has no development packages. */
export function commandLine(command: string): string {
  return `node dist/server/cli.js ${command}`;
}
