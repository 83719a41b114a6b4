import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { endWithThisProcess } from '../childProcess';
import { launchOptions } from './chromium';

/*
 * The browser of a Jest worker. It outlives the test files: Jest loads this module once for each worker, outside the module
 * registry of each file.
 */

interface WorkerBrowser {
  readonly browser: Browser;
  readonly processes: readonly ChildProcess[];
}

const launch = async (): Promise<WorkerBrowser> => {
  const processes: ChildProcess[] = [];
  const remember = (message: unknown): void => {
    processes.push((message as { process: ChildProcess }).process); // as Node documents this channel
  };
  subscribe('child_process', remember);
  const browser = await chromium.launch(launchOptions());
  unsubscribe('child_process', remember);
  for (const each of processes) {
    if (each.pid !== undefined) endWithThisProcess(each, -each.pid); // Playwright starts it as the leader of a process group
  }
  return { browser, processes };
};

let current: Promise<WorkerBrowser> | undefined;

/** The process and the pipes to it. Each keeps the worker running while it is referenced. */
const handlesOf = ({ processes }: WorkerBrowser): readonly (ChildProcess | Socket)[] =>
  processes.flatMap((each) => [each, ...each.stdio.filter((stream) => stream instanceof Socket)]);

/** The browser for the tests of a file, until `releaseBrowser`. */
export async function acquireBrowser(): Promise<Browser> {
  current ??= launch();
  const launched = await current;
  for (const handle of handlesOf(launched)) handle.ref();
  return launched.browser;
}

/** From now on the browser does not keep the worker running. The next file uses it again. */
export async function releaseBrowser(): Promise<void> {
  if (!current) return;
  for (const handle of handlesOf(await current)) handle.unref();
}
