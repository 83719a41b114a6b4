import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildRenderer, buildServer, buildVariable } from './builtServer';
import { fillTemplate } from './testTemplate';
import { embeddedStorage, embeddedTemplateVariable, temporaryDirectory } from './testStorage';

declare global {
  /** Removes the build and the template database that the server tests share. */
  var removeServerTemplate: (() => void) | undefined;
}

/** Runs before the first server test. Builds the server and a template database, once for all Jest projects. */
export default async function serverSetup(): Promise<void> {
  if (globalThis.removeServerTemplate) return;
  const build = path.resolve(`node_modules/.cache/test-server/${process.pid}`); // inside the project, so that Node finds its packages
  const template = temporaryDirectory();
  globalThis.removeServerTemplate = () => {
    for (const folder of [build, template]) rmSync(folder, { recursive: true, force: true });
  };
  const isInsideOther = process.env[buildVariable] !== undefined; // a test runs Jest, which uses the build of the outer run
  await Promise.all([
    ...(isInsideOther ? [] : [buildServer(build), buildRenderer(build)]),
    fillTemplate(embeddedStorage(template).environment),
  ]);
  process.env[buildVariable] ??= build;
  process.env[embeddedTemplateVariable] = template;
}
