import { readFile } from 'node:fs/promises';
import type { Language, Localized } from '../../../src/model/site/languages';
import type { Block } from './blocks';
import { htmlOfBlock, words } from './blocks';
import { styles } from './styles';

/** A document to be printed. The pages hold HTML that this program wrote itself. */
export interface PrintedDocument {
  readonly language: Language;
  readonly title: string;
  readonly pages: readonly string[];
  readonly foot: string;
}

/** A document as it is written: its first page opens with its title. */
export interface WrittenDocument {
  readonly title: Localized;
  readonly subtitle: Localized;
  readonly foot: Localized;
  readonly pages: readonly (readonly Block[])[];
}

const collection = words('Useful documents', 'Documents utiles');
const of = words('of', 'de');

const masthead = ({ title, subtitle }: WrittenDocument, language: Language): string =>
  `<div class="masthead"><div class="condensed">${collection[language]}</div>` +
  `<h1>${title[language]}</h1><p>${subtitle[language]}</p></div>`;

/** A written document in one of its languages. */
export const printedIn = (language: Language, written: WrittenDocument): PrintedDocument => ({
  language,
  title: written.title[language],
  foot: written.foot[language],
  pages: written.pages.map((blocks, index) => {
    const content = blocks.map((block) => htmlOfBlock(block, language)).join('');
    return index === 0 ? masthead(written, language) + content : content;
  }),
});

/** Of the site's two typefaces, the weights in use: variable fonts are printed as outlines, three times as large. */
const fonts = [
  { family: 'Public Sans', weight: 400, file: 'public-sans-latin-400-normal.woff2' },
  { family: 'Public Sans', weight: 700, file: 'public-sans-latin-700-normal.woff2' },
  { family: 'Sofia Sans Condensed', weight: 800, file: 'sofia-sans-condensed-latin-800-normal.woff2' },
] as const;

const fontFaces = async (): Promise<string> => {
  const faces = fonts.map(async ({ family, weight, file }) => {
    const bytes = await readFile(new URL(`fonts/${file}`, import.meta.url));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; }`;
  });
  return (await Promise.all(faces)).join('\n');
};

/** The HTML of a whole document, with its fonts in it, so that it prints the same without a network. */
export const htmlOf = async ({ language, title, pages, foot }: PrintedDocument): Promise<string> => {
  const sections = pages.map((content, index) => {
    const running = index === 0 ? '' : `<div class="running"><span>${title}</span></div>`;
    const number = pages.length > 1 ? `<span>${index + 1} ${of[language]} ${pages.length}</span>` : '';
    return `<section class="page">${running}${content}<div class="foot"><span>${foot}</span>${number}</div></section>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>${await fontFaces()}${styles}</style></head><body>${sections.join('')}</body></html>`;
};
