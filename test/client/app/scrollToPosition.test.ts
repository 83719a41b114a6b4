import { fireEvent } from '@testing-library/react';
import { scrollToPosition } from '../../../src/client/app/router/scrollToPosition';

/* jsdom has no layout: these tests say how long the page is. */

let longest = 0;
let onResize = (): void => undefined;

class Observer {
  isObserving = true;

  constructor(callback: () => void) {
    onResize = () => {
      if (this.isObserving) callback();
    };
  }

  observe(): void {
    onResize();
  }

  disconnect(): void {
    this.isObserving = false;
  }
}

const growTo = (length: number): void => {
  longest = length;
  onResize();
};

beforeEach(() => {
  Object.assign(window, { ResizeObserver: Observer, scrollY: 0 });
  longest = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((_, y = 0) => {
    Object.assign(window, { scrollY: Math.min(Number(y), longest) });
  });
});

it('scrolls as soon as the page is long enough, and only once', () => {
  scrollToPosition(900);
  growTo(500);
  expect(window.scrollY).toBe(500);
  growTo(2000);
  expect(window.scrollY).toBe(900);
  window.scrollTo(0, 0);
  growTo(3000);
  expect(window.scrollY).toBe(0);
});

it.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)('waits no longer after %s', (action) => {
  scrollToPosition(900);
  fireEvent[action](document.body);
  growTo(2000);
  expect(window.scrollY).toBe(0);
});

it('waits no longer on another page', () => {
  scrollToPosition(900);
  scrollToPosition(0);
  growTo(2000);
  expect(window.scrollY).toBe(0);
});
