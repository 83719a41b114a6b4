import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { brandIds, defaultBrandHosts } from '../../src/model/site/brands';
import { servedPage } from '../support/site/servedPage';
import { makeFolder, removeFolder, startSite } from './site';

/*
 * Compares what pages say to readers without scripts, between two versions of the site:
 *
 *     npx tsx test/bench/pageWords.ts words.json              writes the words of every address of the sitemaps
 *     npx tsx test/bench/pageWords.ts words.json --compare    lists the words that this version has lost
 */

/** The words of each address. An address has no port, so that two runs have the same. */
type Words = Record<string, readonly string[]>;

const hidden = 'script, style, template, .loading, [hidden]';

/** The text of a page, and that of its pictures and labels. */
const textOf = (page: Document): string => {
  const body = page.body.cloneNode(true) as HTMLElement; // a copy of an element has its type
  const alternatives = [...body.querySelectorAll('[alt], [aria-label]')].map(
    (each) => `${each.getAttribute('alt') ?? ''} ${each.getAttribute('aria-label') ?? ''}`,
  );
  for (const each of body.querySelectorAll(hidden)) each.remove();
  for (const each of body.querySelectorAll(':not(wbr)')) each.append(' ');
  return [body.textContent, ...alternatives].join(' ');
};

/** A word has letters or digits. Case and the kind of apostrophe do not matter. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['.,@-][\p{L}\p{N}]+)*/gu) ?? [];

/** The addresses on the same path to which a page links: those of its dialogs, tabs and further pages. */
const linkedOnPath = (page: Document, address: string): readonly string[] => {
  const { pathname } = new URL(address);
  return [...page.querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', address))
    .filter((url) => url.host === new URL(address).host && url.pathname === pathname && url.search !== '')
    .map((url) => url.origin + url.pathname + url.search);
};

/** The page as the server renders it. Its first response may be the page that the browser renders alone. */
const readPage = async (address: string, attempts = 10): Promise<Document> => {
  const { status, body } = await servedPage(address);
  if (status !== 200) throw new Error(`${address}: status ${status}`);
  const page = new JSDOM(body).window.document;
  const isRendered = page.querySelector('#root > .loading') === null;
  if (isRendered || attempts === 1) return page;
  await wait(200);
  return readPage(address, attempts - 1);
};

/** The words of a page, and of the addresses that it links on its path, two links away at most. */
const wordsOf = async (address: string, depth: number): Promise<ReadonlySet<string>> => {
  const read = new Map<string, Document>([[address, await readPage(address, depth === 0 ? 1 : 10)]]);
  let last = [address];
  for (let step = 0; step < depth; step += 1) {
    // A page with an open dialog links only to addresses that its list links too.
    const lists = last.filter((each) => /^(?:\?(?:type|page|lang)=\w+)?$/.test(new URL(each).search));
    const found = lists.flatMap((each) => linkedOnPath(read.get(each) ?? new JSDOM().window.document, each));
    last = [...new Set(found)].filter((each) => !read.has(each));
    for (const each of last) read.set(each, await readPage(each));
  }
  return new Set([...read.values()].flatMap((page) => wordsIn(textOf(page))));
};

const addressesIn = async (sitemap: string): Promise<readonly string[]> =>
  [...(await servedPage(sitemap)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

const read = async (port: number, depth: number, wanted?: ReadonlySet<string>): Promise<Words> => {
  const words: Words = {};
  for (const brand of brandIds) {
    const [host = ''] = defaultBrandHosts[brand];
    for (const address of await addressesIn(`http://${host}:${port}/sitemap.xml`)) {
      const name = address.replace(`:${port}`, '');
      if (!wanted || wanted.has(name)) words[name] = [...(await wordsOf(address, depth))].sort();
    }
  }
  return words;
};

const [file = 'words.json', compares] = process.argv.slice(2);
const folder = await makeFolder();
const site = await startSite(folder);
try {
  if (compares === undefined) {
    const words = await read(site.port, 0);
    await writeFile(file, JSON.stringify(words, undefined, 1));
    console.log(`${Object.keys(words).length} addresses`);
  } else {
    const before = JSON.parse(await readFile(file, 'utf8')) as Words; // this script has written it
    const after = await read(site.port, 2, new Set(Object.keys(before)));
    for (const [address, words] of Object.entries(before)) {
      const lost = words.filter((word) => !(after[address] ?? []).includes(word));
      if (lost.length > 0) console.log(`${address}: ${lost.join(' ')}`);
    }
  }
} finally {
  await site.stop();
  await removeFolder(folder);
}
