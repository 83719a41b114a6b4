import { fireEvent } from '@testing-library/react';
import { loadingScreenElementId } from '../../../src/model/site/pageElements';
import {
  finishRestoringPosition,
  isWaitingToScroll,
  scrollToPosition,
} from '../../../src/client/app/start/scrollToPosition';

/* jsdom has no layout: these tests say how long the page is. */

const windowHeight = 700;

let length = windowHeight;
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

const growTo = (newLength: number): void => {
  length = newLength;
  onResize();
};

beforeEach(() => {
  jest.useFakeTimers();
  length = windowHeight;
  Object.assign(window, { ResizeObserver: Observer, innerHeight: windowHeight, scrollY: 0 });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length);
  jest.spyOn(window, 'scrollTo').mockImplementation((_, y = 0) => {
    Object.assign(window, { scrollY: Math.min(y, length - windowHeight) });
  });
});

afterEach(() => {
  scrollToPosition(0);
  jest.useRealTimers();
  window.history.replaceState(null, '');
});

it('scrolls as soon as the page is long enough, and only once', () => {
  scrollToPosition(900);
  growTo(1000);
  expect(window.scrollY).toBe(300);
  expect(isWaitingToScroll()).toBe(true);
  growTo(2000);
  expect(window.scrollY).toBe(900);
  expect(isWaitingToScroll()).toBe(false);
  window.scrollTo(0, 0);
  growTo(3000);
  expect(window.scrollY).toBe(0);
});

it.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)('waits no longer after %s', (action) => {
  scrollToPosition(900);
  growTo(1000);
  fireEvent[action](document.body);
  growTo(2000);
  expect(window.scrollY).toBe(300);
});

it('waits on after a key that does nothing alone, and while there is nothing to scroll', () => {
  scrollToPosition(900);
  fireEvent.wheel(document.body);
  growTo(1000);
  fireEvent.keyDown(document.body, { key: 'Alt' });
  growTo(2000);
  expect(window.scrollY).toBe(900);
});

it('waits ten seconds at most, and not on another page', () => {
  scrollToPosition(900);
  jest.advanceTimersByTime(10_000);
  growTo(2000);
  expect(window.scrollY).toBe(0);
  length = windowHeight;
  scrollToPosition(900);
  scrollToPosition(0);
  growTo(2000);
  expect(window.scrollY).toBe(0);
});

describe('after a reload of a page that was left at 900', () => {
  beforeEach(() => window.history.replaceState({ idx: 0, scrollY: 900 }, ''));

  it('a page that is at its end goes on as it grows', () => {
    length = 1000;
    window.scrollTo(0, 300);
    finishRestoringPosition();
    growTo(2000);
    expect(window.scrollY).toBe(900);
  });

  it('a page below the loading screen is scrolled', () => {
    document.body.innerHTML = `<div id="${loadingScreenElementId}"></div>`;
    length = 2000;
    finishRestoringPosition();
    expect(window.scrollY).toBe(900);
    document.body.innerHTML = '';
  });

  it('a page that has replaced another one is scrolled', () => {
    length = 2000;
    finishRestoringPosition(true);
    expect(window.scrollY).toBe(900);
  });

  it.each([
    ['to its middle', 200],
    ['further down, to its end', 1300],
  ])('a page that somebody has scrolled %s stays there', (_name, y) => {
    length = 2000;
    window.scrollTo(0, y);
    finishRestoringPosition();
    expect(window.scrollY).toBe(y);
  });
});
