import { openSearch } from '../../../model/admin/openRequest';
import { languages, otherLanguage } from '../../../model/site/languages';
import type { Language } from '../../../model/site/languages';
import { pathTo } from '../../../model/site/paths';
import { classKeyOf, isAdministrationText, isTextPage } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import { wordsOfText } from '../texts/table/textRows';
import type { PaletteContent } from './PaletteContent';
import type { PaletteItem } from './paletteItem';

type Versions = Partial<Record<Language, TextResource>>;

/** Longer texts are cut in the list, in characters. */
const maxLabelLength = 90;

const separator = '\n'; // occurs in no key and no page name

const shorten = (text: string): string =>
  text.length > maxLabelLength ? `${text.slice(0, maxLabelLength).trimEnd()}…` : text;

/** The name of a page of texts in a language; its key if this site does not have the page. */
export function pageNameIn(language: Language, classKey: string, { text }: PaletteContent): string {
  return isTextPage(classKey) ? text(language, 'edit-resources', `page-${classKey}`) : classKey;
}

/** How much texts count: a word is looked for in the content first, then on the pages, and last in the administration. */
const weights = { site: 0.5, administration: 0.2 } as const;

const itemOf = (classKey: string, key: string, versions: Versions, content: PaletteContent): PaletteItem => {
  const { language } = content;
  const written = wordsOfText(versions[language]) || wordsOfText(versions[otherLanguage(language)]) || key;
  const isAdministrative = isAdministrationText({ page: classKey });
  return {
    id: `text/${classKey}/${key}`,
    group: 'texts',
    label: shorten(written),
    detail: `${pageNameIn(language, classKey, content)} – ${key}`,
    title: '',
    body: languages.map((each) => wordsOfText(versions[each])).join(' · '),
    codes: '',
    file: '',
    hidden: [key, ...languages.map((each) => pageNameIn(each, classKey, content))].join(' '),
    weight: isAdministrative ? weights.administration : weights.site,
    target: { to: pathTo('editTexts', language, { classKey }) + openSearch(key) },
  };
};

/** Every text that the account may edit, by its key and its words in both languages. */
export function textItems(content: PaletteContent): readonly PaletteItem[] {
  const texts = new Map<string, Versions>();
  for (const text of content.texts) {
    const id = [classKeyOf(text), text.object_key].join(separator);
    const versions = texts.get(id) ?? {};
    versions[text.language] ??= text; // of two texts with the same key, the site shows the older one
    texts.set(id, versions);
  }
  return [...texts].map(([id, versions]) => {
    const [classKey = '', key = ''] = id.split(separator);
    return itemOf(classKey, key, versions, content);
  });
}
