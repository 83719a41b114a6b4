import { collisionOf, findCollision } from '../../../src/model/schema/collisions';
import type { EntityName, NewRow } from '../../../src/model/schema/entities';
import { columnsOfEntity, newRow } from '../../../src/model/schema/rows';

const rowsOf = <Name extends EntityName>(entity: Name, rows: readonly Partial<NewRow<Name>>[]) =>
  rows.map((values, index) => ({ id: index + 1, ...newRow(entity, values) }));

const columnOf = (entity: EntityName, name: string) => {
  const column = columnsOfEntity(entity).find((each) => each.name === name);
  if (!column) throw new Error(`${entity} has no ${name}`);
  return column;
};

test('the number of a unit or part, and the first of some days, may collide', () => {
  const found = (['tanker', 'product', 'openingException', 'employee'] as const).flatMap((entity) =>
    columnsOfEntity(entity).flatMap((column) => {
      const collision = collisionOf(entity, column);
      return collision ? [`${entity}.${column.name} ${collision}`] : [];
    }),
  );
  expect(found).toEqual([
    'tanker.unitId number',
    'product.partNumber number',
    'openingException.firstDay days',
  ]);
});

test('two tankers with one number collide, a tanker with itself or without a number does not', () => {
  const tankers = rowsOf('tanker', [{ unitId: 'N-104' }, { unitId: '' }]);
  const find = (values: object) =>
    findCollision('tanker', columnOf('tanker', 'unitId'), { ...values }, tankers)?.id;
  expect(find({ unitId: ' n-104' })).toBe(1);
  expect(find({ id: 1, unitId: 'N-104' })).toBeUndefined();
  expect(find({ unitId: 'N-1' })).toBeUndefined();
  expect(find({ unitId: ' ' })).toBeUndefined();
});

test.each([
  [{ firstDay: '2026-12-24' }, 1],
  [{ firstDay: '2026-12-20', lastDay: '2026-12-24' }, 1],
  [{ firstDay: '2026-12-20', lastDay: '2026-12-23' }, undefined],
  [{ firstDay: '2027-01-02' }, 2],
  [{ firstDay: '2027-01-01', lastDay: '2027-01-31' }, 2],
  [{ firstDay: '2027-01-04' }, undefined],
  [{ firstDay: '2026-12-24', locationId: 2 }, undefined],
  [{ firstDay: '' }, undefined],
])('the days %j of a location collide with other hours: %j', (values, id) => {
  const rows = rowsOf('openingException', [
    { locationId: 1, firstDay: '2026-12-24' },
    { locationId: 1, firstDay: '2027-01-02', lastDay: '2027-01-03' },
  ]);
  const column = columnOf('openingException', 'firstDay');
  expect(findCollision('openingException', column, { locationId: 1, lastDay: '', ...values }, rows)?.id).toBe(
    id,
  );
});
