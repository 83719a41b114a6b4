import fc from 'fast-check';
import type { Facet } from '../../../src/model/facets/facet';
import { limitValues, numberValues, rangeValues, wordValues } from '../../../src/model/facets/facet';
import { filterItems, unknownId } from '../../../src/model/facets/filterItems';
import type { Selection } from '../../../src/model/facets/selection';
import { indexEqualWords } from '../../../src/model/text/equalWords';

interface Unit {
  readonly material: string;
  readonly builders: string;
  readonly compartments: string;
  readonly capacity: string;
  readonly price: string;
}

const equalWords = indexEqualWords('Aluminum = Aluminium = Alu\nInox = Stainless');

const facets = [
  {
    name: 'material',
    label: 'material',
    unknown: 'not-stated',
    valuesOf: ({ material }, words) => wordValues([material], words),
  },
  {
    name: 'builder',
    label: 'builder',
    unknown: 'not-stated',
    valuesOf: ({ builders }, words) => wordValues(builders.split('/'), words),
  },
  {
    name: 'compartments',
    label: 'compartments',
    unknown: 'not-stated',
    valuesOf: ({ compartments }) => numberValues(compartments),
  },
  {
    name: 'capacity',
    label: 'capacity',
    unknown: 'not-stated',
    valuesOf: ({ capacity }) => rangeValues(capacity, [10_000, 20_000], 'litre'),
  },
  {
    name: 'price',
    label: 'price',
    unknown: 'on-request',
    isNested: true,
    valuesOf: ({ price }) => limitValues(price, [100_000, 200_000, 300_000], 'dollar'),
  },
] as const satisfies readonly Facet<Unit, string>[];

const unit = fc.record<Unit>({
  material: fc.constantFrom('', 'Aluminum', 'aluminium', 'Inox', 'Stainless', 'SA-612'),
  builders: fc.constantFrom('', 'Norcuve', 'Norcuve / Carcajou', 'Carcajou', 'A / A'),
  compartments: fc.constantFrom('', '1', '4', '6', 'several'),
  capacity: fc.constantFrom('', '8000', '10 000', '19999', '45000', 'large'),
  price: fc.constantFrom('', '90000', '189 500', '200000', '389000', 'call us'),
});

const ids = [
  ...[
    'aluminum',
    'aluminium',
    'alu',
    'inox',
    'stainless',
    'sa-612',
    'norcuve',
    'carcajou',
    'a',
    '1',
    '4',
    '6',
  ],
  ...['several', '-10000', '10000-20000', '20000-', '100000', '200000', '300000', '300000-', unknownId, 'x'],
];

const selection: fc.Arbitrary<Selection> = fc.record(
  Object.fromEntries(
    facets.map(({ name }) => [name, fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 })]),
  ),
);

/** The names of a unit's values in a filter, without the aliases. */
const valuesOf = (facet: (typeof facets)[number], each: Unit): readonly string[] => {
  const values = facet.valuesOf(each, equalWords).map(({ id }) => id);
  return values.length > 0 ? values : [unknownId];
};

const aliases: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  alu: 'aluminum',
  stainless: 'inox',
};

/** The same by trying everything. */
const bruteForce = (units: readonly Unit[], chosen: Selection) => {
  const known = facets.map((facet) => {
    const existing = new Set(units.flatMap((each) => valuesOf(facet, each)));
    return new Set(
      (chosen[facet.name] ?? []).map((id) => aliases[id] ?? id).filter((id) => existing.has(id)),
    );
  });
  const passes = (each: Unit, position: number): boolean => {
    const wanted = known[position] ?? new Set();
    const facet = facets[position];
    return wanted.size === 0 || (facet !== undefined && valuesOf(facet, each).some((id) => wanted.has(id)));
  };
  return {
    items: units.filter((each) => facets.every((_facet, position) => passes(each, position))),
    countOf: (name: string, id: string): number =>
      units.filter((each) =>
        facets.every((facet, position) =>
          facet.name === name ? valuesOf(facet, each).includes(id) : passes(each, position),
        ),
      ).length,
    isChosen: (name: string, id: string): boolean =>
      known[facets.findIndex((facet) => facet.name === name)]?.has(id) ?? false,
  };
};

it('shows the same rows and counts as trying everything, for any filters', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), selection, (units, chosen) => {
      const expected = bruteForce(units, chosen);
      const { items, choices } = filterItems(units, facets, chosen, equalWords);
      expect(items).toEqual(expected.items);
      for (const { name, options } of choices) {
        expect(options.length).toBeGreaterThan(1);
        for (const { id, count, isChosen } of options) {
          expect({ id, count }).toEqual({ id, count: expected.countOf(name, id) });
          expect(isChosen).toBe(expected.isChosen(name, id));
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('never ends in an empty list by a value with a count', () => {
  fc.assert(
    fc.property(fc.array(unit, { minLength: 2, maxLength: 8 }), selection, (units, chosen) => {
      for (const { name, options } of filterItems(units, facets, chosen, equalWords).choices)
        for (const { id, count } of options) {
          if (count === 0) continue;
          const more = { ...chosen, [name]: [...(chosen[name] ?? []), id] };
          expect(filterItems(units, facets, more, equalWords).items.length).toBeGreaterThanOrEqual(count);
        }
    }),
    { numRuns: 100 },
  );
});

const blank: Unit = { material: '', builders: '', compartments: '', capacity: '', price: '' };

const choiceOf = (name: string, units: readonly Partial<Unit>[], chosen: Selection = {}) =>
  filterItems(
    units.map((each) => ({ ...blank, ...each })),
    facets,
    chosen,
    equalWords,
  ).choices.find((choice) => choice.name === name)?.options;

it('offers equal words once, by the first of them, and the unknown last', () => {
  expect(
    choiceOf('material', [{}, { material: 'ALU' }, { material: 'Stainless' }, { material: 'Aluminium' }]),
  ).toEqual([
    { id: 'aluminum', label: { plain: 'Aluminum' }, count: 2, isChosen: false },
    { id: 'inox', label: { plain: 'Inox' }, count: 1, isChosen: false },
    { id: unknownId, label: { text: 'not-stated' }, count: 1, isChosen: false },
  ]);
});

it('offers no filter for a field with one value', () => {
  expect(choiceOf('material', [{ material: 'Alu' }, { material: 'Aluminium' }])).toBeUndefined();
});

it('keeps a value that would show nothing, with its 0', () => {
  const units = [
    { material: 'Inox', price: '90000' },
    { material: 'Alu', price: '250000' },
  ];
  expect(choiceOf('material', units, { price: ['100000'] })).toEqual([
    expect.objectContaining({ id: 'aluminum', count: 0 }),
    expect.objectContaining({ id: 'inox', count: 1 }),
  ]);
});

it('offers the limits of prices that differ, unless one that says nothing new is chosen', () => {
  const units = [{ price: '90000' }, { price: '280000' }, {}, { price: '350000' }];
  const idsFor = (chosen: Selection) => choiceOf('price', units, chosen)?.map(({ id }) => id);
  expect(idsFor({})).toEqual(['100000', '300000', '300000-', unknownId]);
  expect(idsFor({ price: ['200000'] })).toEqual(['100000', '200000', '300000', '300000-', unknownId]);
});

it('orders ranges and numbers by size', () => {
  const units = [
    { capacity: '45000', compartments: '6' },
    { capacity: '12000', compartments: '10' },
  ];
  expect(choiceOf('capacity', units)?.map(({ label }) => label)).toEqual([
    { from: 10_000, below: 20_000, unit: 'litre' },
    { from: 20_000, unit: 'litre' },
  ]);
  expect(choiceOf('compartments', units)?.map(({ id }) => id)).toEqual(['6', '10']);
});
