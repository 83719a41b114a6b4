import type { Browser, Page } from 'playwright-core';

/** An event of Chromium's trace, with the fields that are read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time of the thread, in µs. It does not count the time in which other programs ran. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');

/** The longest task of the thread that runs the page's scripts, in ms of processor time. */
const longestIn = (events: readonly TraceEvent[], origin: string): number => {
  const script = events.find(
    ({ name, args }) => name === 'EvaluateScript' && args?.data?.url?.startsWith(origin),
  );
  const tasks = events.filter(
    (event) => event.pid === script?.pid && event.tid === script.tid && isTask(event),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

/** Does something with a page. @returns the longest task during that time, in ms of processor time */
export async function longestTaskDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: readonly TraceEvent[] }; // Chromium's format
  return longestIn(traceEvents, new URL(page.url()).origin);
}
