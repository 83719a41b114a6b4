import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildServer, buildVariable } from './builtServer';
import { fillTemplate } from './testTemplate';
import { embedded, embeddedTemplateVariable, temporaryDirectory } from './testStorage';

declare global {
  /** Removes what the tests of the server share. */
  var removeServerTemplate: (() => void) | undefined;
}

/** Before the first test of the server: it is built, and there is a database to copy. Other projects find both made. */
export default async function serverSetup(): Promise<void> {
  if (globalThis.removeServerTemplate) return;
  const build = path.resolve(`node_modules/.cache/test-server/${process.pid}`); // packages are found from here
  const template = temporaryDirectory();
  globalThis.removeServerTemplate = () => {
    for (const folder of [build, template]) rmSync(folder, { recursive: true, force: true });
  };
  await Promise.all([buildServer(build), fillTemplate(embedded(template).environment)]);
  process.env[buildVariable] = build;
  process.env[embeddedTemplateVariable] = template;
}
