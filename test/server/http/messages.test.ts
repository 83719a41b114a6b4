import { errorKinds } from '../../../src/model/errors/catalogue';
import { expectations } from '../../../src/server/content/rows/expectations';
import { successMessages } from '../../../src/server/http/successMessages';

const messages = [
  ...Object.entries(errorKinds).map(([code, { message }]) => ({ code, ...message })),
  ...Object.entries({ ...expectations, ...successMessages }).map(([code, message]) => ({ code, ...message })),
];

test.each(messages)('the French message of $code has typographic apostrophes', ({ fr }) => {
  expect(fr).not.toContain("'");
});
