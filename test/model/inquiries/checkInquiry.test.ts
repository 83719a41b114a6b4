import { checkInquiry } from '../../../src/model/inquiries/checkInquiry';

const problemsOf = (contact: { email?: string; telephone?: string }) =>
  checkInquiry({ name: 'Zoé', message: '?', vehicle: '', week: '', email: '', telephone: '', ...contact });

test.each([
  'zoe@gmail',
  'zoe@gmail,com',
  'zoe@.com',
  'zoe@gmail..com',
  'zoe@gmail.c',
  '<zoe@gmail.com>',
  '"a"<b>@a.com',
])('an address that no answer can reach is a problem: %s', (email) =>
  expect(problemsOf({ email })).toEqual({ email: 'email' }),
);

test.each(["zoé.o'hara+cuve@example.com", 'a@b.co', 'zoe@mail.example.qc.ca'])(
  'other addresses can be answered: %s',
  (email) => expect(problemsOf({ email })).toEqual({}),
);

it('a telephone number is long enough to be called', () => {
  expect(problemsOf({ telephone: '819 555' })).toEqual({ telephone: 'telephone' });
  expect(problemsOf({ telephone: '(819) 555-0123, poste 4' })).toEqual({});
});
