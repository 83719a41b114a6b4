import { rm } from 'node:fs/promises';
import { templateVariable } from './site';

/** After the last test in a browser: the filled site that the others were copied from goes. */
export default async function browserTeardown(): Promise<void> {
  const template = process.env[templateVariable];
  if (template) await rm(template, { recursive: true, force: true });
}
