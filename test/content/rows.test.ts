import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityName } from '../../src/model/schema/entities';
import { entities, entityNames } from '../../src/model/schema/entities';
import { parentField } from '../../src/model/schema/entities/entity';
import type { Column } from '../../src/model/schema/fields';
import { columnsOf } from '../../src/model/schema/fields';
import { richTextElements } from '../../src/model/text/richText';
import { demonstration } from '../../src/content/rows';

const content = join(__dirname, '../../src/content');

interface Cell {
  readonly entity: EntityName;
  readonly id: number;
  readonly column: Column;
  readonly value: unknown;
}

const rows = (entity: EntityName): readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[] =>
  demonstration[entity].map((row) => ({ ...row }));

const cells: readonly Cell[] = entityNames.flatMap((entity) =>
  rows(entity).flatMap((row) =>
    columnsOf(entities[entity].fields).map((column) => ({
      entity,
      id: row.id,
      column,
      value: row[column.name],
    })),
  ),
);

const texts = cells.flatMap(({ value, ...cell }) => (typeof value === 'string' ? [{ ...cell, value }] : []));

const textsOf = (kind: Column['field']['kind']) => texts.filter(({ column }) => column.field.kind === kind);

describe('the content of the invented group', () => {
  it('has the expected number of rows of each kind', () => {
    const counts = Object.fromEntries(entityNames.map((name) => [name, demonstration[name].length]));

    expect(counts).toMatchObject({
      location: 2,
      telephone: 14,
      email: 11,
      opening: 6,
      manufacturer: 8,
      manufacturerImage: 24,
      realizationType: 5,
      realization: 24,
      employee: 15,
      product: 18,
      assemblyType: 4,
      assembly: 16,
      galleryImage: 26,
      tanker: 14,
      tankerImage: 23,
      jobPosting: 6,
    });
    expect(demonstration.tanker.filter(({ isCertipropane }) => isCertipropane)).toHaveLength(5);
    expect(demonstration.product.filter(({ fileName }) => fileName)).toHaveLength(6);
  });

  it.each(entityNames)('numbers each %s from 1', (entity) => {
    expect(rows(entity).map(({ id }) => id)).toEqual(rows(entity).map((_, index) => index + 1));
  });

  it.each(entityNames)('orders each list of %s rows from 1', (entity) => {
    const parent = parentField(entities[entity])?.name ?? '';
    const lists = new Map<string, unknown[]>();
    for (const row of rows(entity)) {
      const list = JSON.stringify([row[parent], row.isCertipropane, row.company]);
      lists.set(list, [...(lists.get(list) ?? []), row.displayOrder]);
    }

    for (const orders of lists.values()) expect(orders).toEqual(orders.map((_, index) => index + 1));
  });

  it('gives each child a parent that exists', () => {
    for (const { column, value } of cells) {
      if (column.field.kind !== 'parent') continue;
      const { entity } = column.field;
      const parents = entityNames.filter((name) => name === entity).flatMap((name) => rows(name));
      expect(parents.map(({ id }) => String(id))).toContain(String(value));
    }
  });

  it('gives every manufacturer 2 to 4 images', () => {
    for (const { id } of demonstration.manufacturer) {
      const images = demonstration.manufacturerImage.filter(({ manufacturerId }) => manufacturerId === id);
      expect([2, 3, 4]).toContain(images.length);
    }
  });

  it('has each localized text in both languages or in neither', () => {
    for (const { entity, id, column, value } of texts) {
      if (column.language === undefined) continue;
      const others = texts.filter(
        (other) => other.entity === entity && other.id === id && other.column.fieldName === column.fieldName,
      );
      expect(others.map((other) => other.value === '')).toEqual(others.map(() => value === ''));
    }
  });

  it('refers only to existing pictures, and to each one once', () => {
    const names = textsOf('image').flatMap(({ value }) => (value === '' ? [] : value));

    expect(new Set(names).size).toBe(names.length);
    const missing = names.filter(
      (name) =>
        !name.startsWith('picture:') || !existsSync(join(content, 'pictures', name.slice('picture:'.length))),
    );
    expect(missing).toEqual([]);
  });

  it('refers only to existing, small PDF files', () => {
    for (const { value } of textsOf('file')) {
      if (value === '') continue;
      const bytes = readFileSync(join(content, 'pdf', value));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeLessThan(150 * 1024);
    }
  });

  it('has only the formatting of the editor', () => {
    for (const { column, value } of texts) {
      const tags = [...value.matchAll(/<\/?([^\s>]*)([^>]*)>/g)];
      if (column.field.kind !== 'localizedRichText') expect(tags).toEqual([]);
      for (const [, element, attributes] of tags) {
        expect(richTextElements).toContain(element);
        expect(attributes).toBe('');
      }
    }
  });

  it('has only addresses of example.com and telephone numbers reserved for fiction', () => {
    const all = texts.map(({ value }) => value).join('\n');
    const domains = [...all.matchAll(/(?:@|https:\/\/)([\w.-]+)/g)].map(([, domain]) => domain);
    const telephones = [...all.matchAll(/\d{3}[\s\u00a0-]\d{3}-\d{4}/g)].map(([number]) => number);

    expect(domains.length).toBeGreaterThan(0);
    for (const domain of domains) expect(domain).toMatch(/(^|\.)example\.com$/);
    expect(all).not.toMatch(/http:|www\./);
    expect(telephones.length).toBeGreaterThan(0);
    for (const telephone of telephones) expect(telephone).toContain('555-01');
  });
});
