import { queryParametersOf } from '../../../src/model/site/queryParameters';

it.each([
  ['home', []],
  ['employees', ['page', 'employee']],
  ['achievements', ['page', 'type', 'achievement']],
  ['assemblies', ['type', 'video', 'assembly']],
  ['tanker', ['picture']],
  ['parts', ['page', 'part', 'q']],
  ['search', ['q']],
  ['inquiry', ['about', 'sent']],
  ['editTankers', []],
  [undefined, []],
])('the page %s changes with the parameters %j', (route, parameters) => {
  expect(queryParametersOf(route)).toEqual(parameters);
});
