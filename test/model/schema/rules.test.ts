import fc from 'fast-check';
import { brandIds, brandOfHost, brands, brandUrl, defaultBrandHosts } from '../../../src/model/site/brands';
import { entities, entityNames } from '../../../src/model/schema/entities';
import { parentField } from '../../../src/model/schema/entities/entity';
import { columnsOf, defaultValue } from '../../../src/model/schema/fields';
import { languages, localized, otherLanguage } from '../../../src/model/site/languages';
import { byOrder, changedPositions, nextOrder, renumber } from '../../../src/model/schema/order';
import { newRow, readRow } from '../../../src/model/schema/rows';

describe('localized', () => {
  test('returns the text of the language, or that of the other language if it is empty', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...languages), (nameEn, nameFr, language) => {
        const names = { en: nameEn, fr: nameFr };
        const expected = names[language] === '' ? names[otherLanguage(language)] : names[language];
        expect(localized({ nameEn, nameFr }, 'name', language)).toBe(expected);
      }),
    );
  });
});

const rows = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1 }), displayOrder: fc.integer({ min: 0, max: 5 }) }),
  { selector: ({ id }) => id },
);

describe('order', () => {
  test('sorts by displayOrder, then by id', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const sorted = [...list].sort(byOrder);
        expect([...list].reverse().sort(byOrder)).toEqual(sorted);
        for (const [index, row] of sorted.slice(1).entries()) {
          const before = sorted[index];
          expect(before && byOrder(before, row)).toBeLessThan(0);
        }
      }),
    );
  });

  test('renumbering keeps the order, counts from 1, and changes nothing a second time', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const numbered = renumber(list);
        expect(numbered.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
        expect(numbered.map(({ displayOrder }) => displayOrder)).toEqual(list.map((_, index) => index + 1));
        expect([...numbered].sort(byOrder)).toEqual(numbered);
        expect(changedPositions(numbered)).toEqual([]);
        expect(nextOrder(numbered)).toBe(list.length + 1);
      }),
    );
  });

  test('only rows with a new number have to be saved', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const byId = new Map(changedPositions(list).map((row) => [row.id, row]));
        expect(list.map((row) => byId.get(row.id) ?? row)).toEqual(renumber(list));
      }),
    );
  });
});

describe('defaults', () => {
  test('are those of sections 5 and 9 of the specification', () => {
    for (const name of entityNames) {
      for (const { name: column, field } of columnsOf(entities[name].fields)) {
        const value = defaultValue(field);
        if (column === 'displayOrder') expect(value).toBe(0);
        if (column === 'isCertipropane') expect(value).toBe(false);
        if (column === 'fileName') expect(value).toBe('');
        if (column === 'tankerTypeId') expect(value).toBe(1);
        if (column === 'galleryId') expect(value).toBe('1');
        if (name === 'jobPosting' && column === 'locationId') expect(value).toBe(1);
      }
    }
  });

  test('a new row has every column and the given values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entityNames), fc.integer({ min: 0 }), (name, displayOrder) => {
        const columns = columnsOf(entities[name].fields).map((column) => column.name);
        const row = newRow(name, { displayOrder });
        expect(Object.keys(row)).toEqual(columns);
        expect(row.displayOrder).toBe(displayOrder);
      }),
    );
  });

  test('a row that is read from any response has every column with its type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entityNames), fc.jsonValue(), fc.nat(), (name, value, id) => {
        const columns = columnsOf(entities[name].fields);
        const row = readRow(name, {
          ...Object.fromEntries(columns.map((column) => [column.name, value])),
          id,
        });
        for (const { name: column, type } of columns) {
          const found: unknown = Object.entries(row ?? {}).find(([key]) => key === column)?.[1];
          expect(typeof found).toBe(type === 'integer' ? 'number' : type);
        }
      }),
    );
  });
});

describe('the table of entities', () => {
  test('names every entity by its key, and each collection once', () => {
    for (const name of entityNames) expect(entities[name].name).toBe(name);
    const collections = entityNames.map((name) => entities[name].collection);
    expect(new Set(collections).size).toBe(collections.length);
  });

  test('lists a parent before its children', () => {
    for (const [index, name] of entityNames.entries()) {
      const parent = parentField(entities[name]);
      if (parent) expect(entityNames.slice(0, index)).toContain(parent.entity);
    }
  });
});

describe('the brand of a host', () => {
  test('is found in any letter case and with any port', () => {
    for (const id of brandIds) {
      for (const host of defaultBrandHosts[id]) {
        expect(brandOfHost(host)).toBe(brands[id]);
        expect(brandOfHost(`${host.toUpperCase()}:3000`)).toBe(brands[id]);
      }
    }
  });

  test('is the first brand for an unknown host', () => {
    const strangers = fc.domain().filter((host) => !host.endsWith('localhost'));
    fc.assert(fc.property(strangers, (host) => expect(brandOfHost(host)).toBe(brands.norcuve)));
  });

  test('is the brand of the URL that was created for it', () => {
    for (const id of brandIds) {
      const url = new URL(brandUrl(id, defaultBrandHosts, { protocol: 'http:', port: '3000' }));
      expect(url.port).toBe('3000');
      expect(brandOfHost(url.host).id).toBe(id);
    }
  });
});
