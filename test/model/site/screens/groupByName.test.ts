import { groupByName } from '../../../../src/model/site/screens/groupByName';

it('groups rows in their order, those without a group last', () => {
  const rows = ['Pumps', '', 'Hoses', 'Pumps '].map((group, index) => ({ id: index + 1, group }));
  const groups = groupByName(rows, ({ group }) => group);
  expect(groups.map(([group, members]) => [group, members.map(({ id }) => id)])).toEqual([
    ['Pumps', [1, 4]],
    ['Hoses', [3]],
    ['', [2]],
  ]);
});
