import fc from 'fast-check';
import type { SiteImage } from '../../../src/model/images/variants';
import { defaultDescription, readImages, withoutAssumedValues } from '../../../src/model/images/variants';

const percent = fc.oneof(fc.constant(50), fc.integer({ min: 0, max: 100 }));
const words = fc.oneof(fc.constant(''), fc.string());

const image: fc.Arbitrary<SiteImage> = fc.record({
  name: fc.string(),
  id: fc.option(fc.integer({ min: 1 })),
  width: fc.integer({ min: 1, max: 10_000 }),
  height: fc.integer({ min: 1, max: 10_000 }),
  placeholder: words,
  isAnimated: fc.boolean(),
  focalX: percent,
  focalY: percent,
  altEn: words,
  altFr: words,
});

it('an image is read as it was, without the values that are assumed', () => {
  fc.assert(
    fc.property(fc.array(image), (images) => {
      const response: unknown = JSON.parse(JSON.stringify({ images: images.map(withoutAssumedValues) }));
      expect(readImages(response)).toEqual(images);
    }),
  );
});

it('an image that nobody has described is sent as its name and size', () => {
  const size = { name: 'a.jpg', width: 1200, height: 900 };
  expect(
    withoutAssumedValues({ ...size, ...defaultDescription, id: null, placeholder: '', isAnimated: false }),
  ).toEqual(size);
});
