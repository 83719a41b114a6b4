import fc from 'fast-check';
import { readSelection, searchWith } from '../../../src/model/facets/selection';

const names = ['kind', 'material'] as const;

it('reads several values, separated by commas or as a form repeats them', () => {
  expect(readSelection('?material=a,b&kind=truck&material=c&x=1', names)).toEqual({
    kind: ['truck'],
    material: ['a', 'b', 'c'],
  });
  expect(readSelection('?material=,&kind=', names)).toEqual({ kind: [], material: [] });
});

it('writes addresses that people can read, and keeps the other parameters', () => {
  expect(searchWith('?kind=truck&lang=fr', { material: ['a', 'b'] })).toBe(
    '?kind=truck&lang=fr&material=a,b',
  );
  expect(searchWith('?kind=truck', { kind: [] })).toBe('');
});

it('reads what it has written', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => !text.includes(','));
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 5 }), (values) => {
      expect(readSelection(searchWith('?lang=fr', { material: values }), names).material).toEqual(values);
    }),
  );
});
