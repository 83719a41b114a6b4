import { UploadedTexts } from '../../../../src/client/site/search/UploadedTexts';

it('texts that failed to load are requested again, but not from a back-end without them', async () => {
  const responses = [
    new Response(null, { status: 503 }),
    Response.json({ 'bride.pdf': ['bolts', 'boulons'] }),
    new Response(null, { status: 404 }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(responses.shift() ?? Response.error()));
  const texts = new UploadedTexts();
  expect(await texts.load('', ['bride.pdf'])).toBe(false);
  expect(await texts.load('', ['bride.pdf'])).toBe(true);
  expect(await texts.load('', ['bride.pdf'])).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await texts.load('', ['other.pdf'])).toBe(false);
  expect(await texts.load('', ['other.pdf'])).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(3);
});
