import { listPageOf, listPageSize, requestedPage } from '../../../../src/model/site/screens/listPage';

test.each(['', '0', '-1', '1.5', '02', 'two', '99999'])(
  'an invalid page number asks for page 1: %j',
  (number) => {
    expect(requestedPage(`page=${number}`)).toBe(1);
  },
);

test('a page that a list does not have is its first one', () => {
  const count = 2 * listPageSize + 1;
  expect(listPageOf(count, 3)).toEqual({ number: 3, count: 3, start: 2 * listPageSize });
  expect(listPageOf(count, 4)).toEqual({ number: 1, count: 3, start: 0 });
});
