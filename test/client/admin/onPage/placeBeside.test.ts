import fc from 'fast-check';
import {
  barHeight,
  minHeight,
  scrollIntoRoom,
  placeBeside,
} from '../../../../src/client/admin/onPage/popover/placeBeside';

const [windowWidth, windowHeight] = [1440, 900];

const boxOf = (top: number, height: number) => ({ left: 100, top, bottom: top + height });

/** The place of the popover on the screen, with its fields scrolled if it has a largest height. */
const takenBy = (box: ReturnType<typeof boxOf>, height: number) => {
  const { top, left, maxHeight } = placeBeside(box, 736, height);
  const shown = maxHeight === '' ? height : Math.min(height, Number.parseFloat(maxHeight));
  return {
    top: Number.parseFloat(top),
    bottom: Number.parseFloat(top) + shown,
    left: Number.parseFloat(left),
  };
};

beforeEach(() => Object.assign(window, { innerWidth: windowWidth, innerHeight: windowHeight }));

afterEach(() => jest.restoreAllMocks());

test('the popover does not cover what it edits where there is room above or below', () => {
  const box = fc.record({
    top: fc.integer({ min: -600, max: 1400 }),
    height: fc.integer({ min: 10, max: 400 }),
  });
  fc.assert(
    fc.property(box, fc.integer({ min: 200, max: 1200 }), ({ top, height }, popoverHeight) => {
      const edited = boxOf(top, height);
      const room = Math.max(top - 20, windowHeight - barHeight - edited.bottom - 10);
      fc.pre(room >= Math.min(popoverHeight, minHeight));
      const taken = takenBy(edited, popoverHeight);
      expect(taken.bottom <= edited.top || taken.top >= edited.bottom).toBe(true);
      expect(taken.top).toBeGreaterThanOrEqual(0);
      expect(taken.bottom).toBeLessThanOrEqual(windowHeight);
    }),
  );
});

test('the popover stays in the window', () => {
  expect(takenBy({ ...boxOf(100, 20), left: 1400 }, 300).left).toBe(windowWidth - 736 - 10);
});

test.each([
  ['a paragraph in the middle that leaves no room', boxOf(300, 300), 750, 300 - 144],
  ['a line with room below', boxOf(100, 20), 300, undefined],
  ['a line at the bottom with room above', boxOf(860, 20), 700, undefined],
  ['a text that is too high in any case', boxOf(20, 800), 750, undefined],
])('the page scrolls up only where that helps: %s', (_case, box, height, scrolled) => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  scrollIntoRoom(box, height);
  expect(scrollBy.mock.calls).toEqual(scrolled === undefined ? [] : [[0, scrolled]]);
});
