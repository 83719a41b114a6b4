import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { format } from 'oxfmt';
import { ensureBuilt } from '../../../src/server/commands/build';
import type { Language } from '../../../src/model/site/languages';
import { createPage } from '../../support/browser/browser';
import { launchOptions } from '../../support/browser/chromium';
import type { MeasuredSite } from '../site';
import { account, makeFolder, removeFolder, startSite } from '../site';
import { contentJobs } from './contentJobs';
import type { Job } from './job';
import type { Effort, Login } from './office';
import { Office } from './office';
import { otherJobs } from './otherJobs';

/*
 * Does the jobs of an office manager in a browser, in both languages, and writes what they took into docs/administration-jobs.md.
 * The command line can name some of them: `npm run jobs -- 3 17`. Then nothing is written.
 */

const page = 'docs/administration-jobs.md';
const [begin, end] = ['<!-- jobs -->', '<!-- end of jobs -->'] as const;

const asked = process.argv.slice(2).map(Number);
const jobs = [...contentJobs, ...otherJobs]
  .filter(({ number }) => asked.length === 0 || asked.includes(number))
  .sort((one, other) => one.number - other.number);

/** How long a step of a job may take, in milliseconds. */
const timeoutMs = 20_000;

/** Opens the dashboard after a login. */
const openOffice = async (browser: Browser, site: MeasuredSite, language: Language, login: Login) => {
  const { Authorization: token } = (await site.call('POST', 'auth/login', login)) as {
    Authorization: string;
  };
  const page = await createPage(browser, { locale: language === 'en' ? 'en-CA' : 'fr-CA' });
  page.setDefaultTimeout(timeoutMs);
  const office = await Office.open(page, language, login);
  await page.addInitScript(
    ([authenticationToken, email, chosen]) => {
      if (localStorage.getItem('language') !== null) return; // the first page has set these, and a job may have logged out
      sessionStorage.setItem('authenticationToken', authenticationToken);
      sessionStorage.setItem('currentUser', JSON.stringify(email));
      localStorage.setItem('language', chosen);
    },
    [token, login.email, language] as const,
  );
  await page.goto(`http://norcuve.localhost:${site.port}/admin`);
  await office.untilDashboard();
  return office;
};

/** Does all jobs in a language, one after the other on the same site. */
const measureAll = async (browser: Browser, language: Language): Promise<ReadonlyMap<Job, Effort>> => {
  const folder = await makeFolder();
  const site = await startSite(folder);
  const efforts = new Map<Job, Effort>();
  const login: Login = { ...account };
  for (const job of jobs) {
    const office = await openOffice(browser, site, language, login);
    try {
      await job.prepare?.(office);
      const effort = await office.measure(job.run);
      efforts.set(job, effort);
      console.log(language, job.number, job.name, effort);
    } catch (error) {
      process.exitCode = 1;
      console.error(`Job ${job.number} failed:`, error);
      if (process.env.JOBS_PICTURES)
        await office.page.screenshot({ path: `${process.env.JOBS_PICTURES}/${job.number}-${language}.png` });
    }
    await office.page.context().close();
  }
  await site.stop();
  await removeFolder(folder);
  return efforts;
};

const seconds = ({ milliseconds }: Effort): string => (milliseconds / 1000).toFixed(1);

const effortOf = ({ clicks, keys }: Effort): string => `${clicks} / ${keys}`;

const lineOf = ({ number, name, then }: Job, en: Effort, fr: Effort): string =>
  `| ${number} | ${name} | ${then ? then.join(' / ') : '–'} | ${effortOf(en)} | ${effortOf(fr)} | ${seconds(en)} | ${seconds(fr)} |`;

const write = async (lines: readonly string[]): Promise<void> => {
  const head = [
    '| # | job | then: clicks / keys | now, in English | now, in French | seconds, English | seconds, French |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  const text = await readFile(page, 'utf8');
  const [before, rest = ''] = text.split(begin);
  const after = rest.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the table.`);
  const written = `${before}${begin}\n\n${[...head, ...lines].join('\n')}\n\n${end}${after}`;
  await writeFile(page, (await format(page, written)).code);
};

await ensureBuilt(console.log);
const browser = await chromium.launch(launchOptions());
const english = await measureAll(browser, 'en');
const french = await measureAll(browser, 'fr');
await browser.close();
const lines = jobs.flatMap((job) => {
  const [en, fr] = [english.get(job), french.get(job)];
  return en && fr ? [lineOf(job, en, fr)] : [];
});
if (asked.length === 0 && lines.length === jobs.length) await write(lines);
