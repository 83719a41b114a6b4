import { texts } from '../../src/content/texts';
import { brandVariants } from '../../src/content/texts/brandTexts';
import { entities } from '../../src/model/schema/entities';
import type { Entity } from '../../src/model/schema/entities/entity';
import { isEditable } from '../../src/model/schema/fields';
import { richTextElements } from '../../src/model/text/richText';
import type { TextResource } from '../../src/model/text/texts';
import { variantOf } from '../../src/model/text/brandTexts';
import { indexTexts, lookupText, mayBeBlank } from '../../src/model/text/texts';
import { initialTexts } from '../../src/server/content/texts/initialTexts';
import { demonstrationTexts } from '../support/data/demonstrationLoad';
import { typeset } from '../../src/content/typography';

const index = indexTexts(demonstrationTexts);
const english = (key: string, page: string): string | undefined =>
  lookupText(index, 'en', key, page)?.resource;

const idOf = ({ page, object_key }: Pick<TextResource, 'page' | 'object_key'>): string =>
  `${page ?? ''}/${object_key}`;

describe('the texts that a new site starts with', () => {
  it('have one text in each language for every key', () => {
    const pages: readonly (readonly object[])[] = [
      Object.values(texts),
      ...Object.values(brandVariants).map((variants) => Object.values(variants)),
    ];
    const keys = pages.flat().reduce((count, page) => count + Object.keys(page).length, 0);

    expect(initialTexts).toHaveLength(keys * 2);
    expect(
      new Set(initialTexts.map((text) => `${text.page ?? ''}/${text.object_key}/${text.language}`)).size,
    ).toBe(initialTexts.length);
    const blank = initialTexts.filter(({ resource }) => resource.trim() === '');
    expect(blank.filter((text) => !mayBeBlank(text))).toEqual([]);
  });

  it('have every label and every question that the table of entities names', () => {
    const ids = Object.values<Entity>(entities).flatMap(({ fields, admin }) => [
      ...Object.values(fields).flatMap((field) =>
        isEditable(field) ? Object.values(typeof field.label === 'string' ? [field.label] : field.label) : [],
      ),
      ...Object.values(fields).flatMap((field) =>
        field.kind === 'choice' ? field.options.map(({ label }) => label) : [],
      ),
      ...(admin?.deleteQuestion ? [admin.deleteQuestion] : []),
    ]);
    const known = new Set(
      Object.entries(texts).flatMap(([page, keys]) => Object.keys(keys).map((key) => `${page}/${key}`)),
    );
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('put no placeholder after a French word that must be elided before a vowel', () => {
    const elided = /(?:^|\s)(?:de|que|le|la|du|ce) \{(?:name|thing|item|file|title|key|author)\}/i;
    expect(
      initialTexts.filter(({ language, resource }) => language === 'fr' && elided.test(resource)),
    ).toEqual([]);
  });

  it.each([
    ['added', 'Added {thing} to database with success'],
    ['modified', 'Modified {thing} to database with success'],
    ['deleted', 'Deleted {thing} from database with success'],
    ['added-text', 'Added text to database with success'],
    ['modified-text', 'Modified text to database with success'],
    ['deleted-text', 'Delete text from database with success'],
    ['added-file', 'Added file to database with success'],
    ['modified-file', 'Modified file to database with success'],
    ['something-went-wrong', 'Something went wrong. Please advise the developper.'],
    ['back-end-error', 'Error with back-end'],
    ['login-failed', 'Error with login'],
    ['login-success', 'Administrator'],
    ['password-change-failed', 'There was an error'],
    ['password-changed', 'Changed password with success'],
    ['passwords-differ', 'Passwords do not match'],
  ])('have the wording of the specification in the toast %s', (key, text) => {
    expect(english(key, 'toast')).toBe(text);
  });

  const blanks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();

  it('have the same placeholders and the same format in each brand', () => {
    const variants = initialTexts.filter(variantOf);
    expect(variants.length).toBeGreaterThan(0);
    for (const text of variants) {
      const shared = lookupText(index, text.language, variantOf(text)?.key ?? '', text.page ?? undefined);
      expect([text.object_key, ...blanks(text.resource), text.isHtml]).toEqual([
        text.object_key,
        ...blanks(shared?.resource ?? ''),
        shared?.isHtml,
      ]);
    }
  });

  it('have the same placeholders in both languages', () => {
    for (const text of initialTexts) {
      const french = lookupText(index, 'fr', text.object_key, text.page ?? undefined);
      expect(blanks(french?.resource ?? '')).toEqual(blanks(text.resource));
    }
  });

  it('have formatting only if they are marked as HTML, and only that of the editor', () => {
    for (const { resource, isHtml } of initialTexts) {
      const elements = [...resource.matchAll(/<\/?([^\s>]*)[^>]*>/g)].map(([, element]) => element);
      expect(elements.length > 0).toBe(isHtml);
      for (const element of elements) expect(richTextElements).toContain(element);
    }
  });

  it('use the French “Annuler” only for Cancel', () => {
    const english = new Map(
      initialTexts.filter(({ language }) => language === 'en').map((text) => [idOf(text), text.resource]),
    );
    const others = initialTexts
      .filter(({ language, resource }) => language === 'fr' && /annul/i.test(resource))
      .filter((text) => !/cancel/i.test(english.get(idOf(text)) ?? ''));
    expect(others).toEqual([]);
  });

  it('have the typography of their language', () => {
    for (const { resource, language } of initialTexts) {
      expect(resource).not.toMatch(/\p{L}'\p{L}/u);
      if (language === 'fr') expect(resource).not.toMatch(/[^\u00a0](?:»| :)|«[^\u00a0]| [;!?]/);
    }
  });
});

describe('typeset', () => {
  it('puts no-break spaces into numbers and before units', () => {
    expect(typeset('a tank of 45 000 L', 'en')).toBe('a tank of 45\u00a0000\u00a0L');
    expect(typeset('3 compartiments', 'fr')).toBe('3 compartiments');
  });

  it('keeps the name of a standard on one line', () => {
    expect(typeset('TC 406 tanks to CSA B620', 'en')).toBe('TC\u00a0406 tanks to CSA\u00a0B620');
  });

  it('puts the no-break spaces of French before a colon and within guillemets', () => {
    expect(typeset('Livré : « prêt »', 'fr')).toBe('Livré\u00a0: «\u00a0prêt\u00a0»');
  });

  it('does not change the addresses of links', () => {
    const link = '<a href="https://example.com/a?b=1:2">l\'adresse</a>';
    expect(typeset(link, 'fr')).toBe('<a href="https://example.com/a?b=1:2">l’adresse</a>');
  });
});
