import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromiumPath } from '../support/browser/chromium';
import { quantile } from './figures';
import type { MeasuredSite } from './site';

const run = promisify(execFile);

const folder = 'test/bench/lighthouse';

const pages = ['/', '/tankers', '/tankers/1', '/join-us', '/certification'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const visit = async (url: string): Promise<Report> => {
  const { stdout } = await run(
    `${folder}/node_modules/.bin/lighthouse`,
    [url, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    { maxBuffer: 1e9, env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  return JSON.parse(stdout) as Report;
};

const score = ({ categories }: Report, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const value = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? Number.NaN;

/** The median of three reports by performance, since other load on the machine can slow down a visit. */
const visitThrice = async (url: string): Promise<Report> => {
  const reports: Report[] = [];
  for (let turn = 0; turn < 3; turn += 1) reports.push(await visit(url));
  const middle = quantile(
    reports.map((report) => score(report, 'performance')),
    0.5,
  );
  const report = reports.find((each) => score(each, 'performance') === middle);
  if (!report) throw new Error('There is no report.');
  return report;
};

/** The results of Lighthouse on a phone, with its defaults, as a table. */
export async function measureFirstVisit(site: MeasuredSite): Promise<string> {
  if (!existsSync(`${folder}/node_modules`)) {
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 1e8 });
  }
  const rows: string[] = [];
  for (const page of pages) {
    const report = await visitThrice(`http://norcuve.localhost:${site.port}${page}`);
    const cells = [
      page,
      score(report, 'performance'),
      score(report, 'accessibility'),
      score(report, 'best-practices'),
      score(report, 'seo'),
      `${(value(report, 'first-contentful-paint') / 1000).toFixed(1)} s`,
      `${(value(report, 'largest-contentful-paint') / 1000).toFixed(1)} s`,
      `${Math.round(value(report, 'total-blocking-time'))} ms`,
      value(report, 'cumulative-layout-shift').toFixed(3),
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
  return [
    '| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocking time | layout shift |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
