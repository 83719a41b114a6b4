import { readFile } from 'node:fs/promises';
import type { Brand } from '../../../src/model/site/brands';
import type { Language, Localized } from '../../../src/model/site/languages';
import type { Block } from './blocks';
import { htmlOfBlock, words } from './blocks';
import type { DocumentColours } from './styles';
import { coloursOf, stylesIn } from './styles';
import { footOf } from './telephones';

export interface PrintedPage {
  readonly language: Language;
  /** HTML that this program wrote itself. */
  readonly content: string;
  readonly foot: string;
}

/** A document to be printed. */
export interface PrintedDocument {
  readonly language: Language;
  readonly title: string;
  readonly pages: readonly PrintedPage[];
  readonly colours: DocumentColours;
}

/** A document as it is written: its first page opens with its title. */
export interface WrittenDocument {
  readonly title: Localized;
  readonly subtitle: Localized;
  readonly pages: readonly (readonly Block[])[];
}

const collection = words('Useful documents', 'Documents utiles');
const of = words('of', 'sur');

const masthead = ({ title, subtitle }: WrittenDocument, language: Language, brand: Brand): string =>
  `<div class="masthead"><div class="condensed">${brand.name} · ${collection[language]}</div>` +
  `<h1>${title[language]}</h1><p>${subtitle[language]}</p></div>`;

/** A written document in one of its languages, in the colours and with the telephones of a brand. */
export const printedIn = (language: Language, written: WrittenDocument, brand: Brand): PrintedDocument => ({
  language,
  title: written.title[language],
  colours: coloursOf(brand),
  pages: written.pages.map((blocks, index) => {
    const content = blocks.map((block) => htmlOfBlock(block, language)).join('');
    return {
      language,
      content: index === 0 ? masthead(written, language, brand) + content : content,
      foot: footOf(brand, language),
    };
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
export const htmlOf = async ({ language: main, title, pages, colours }: PrintedDocument): Promise<string> => {
  const sections = pages.map(({ content, foot, language }, index) => {
    const isFirst = pages.findIndex((page) => page.language === language) === index;
    const running = isFirst ? '' : `<div class="running"><span>${title}</span></div>`;
    const number = pages.length > 1 ? `<span>${index + 1} ${of[language]} ${pages.length}</span>` : '';
    return `<section class="page" lang="${language}">${running}${content}<div class="foot"><span>${foot}</span>${number}</div></section>`;
  });
  return `<!doctype html><html lang="${main}"><head><meta charset="utf-8"><title>${title}</title>
<style>${await fontFaces()}${stylesIn(colours)}</style></head><body>${sections.join('')}</body></html>`;
};
