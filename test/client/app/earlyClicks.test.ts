import { holdClicks, keepClicks } from '../../../src/client/app/start/earlyClicks';

/* Clicks on a page of the server that React has not taken over yet. */

const answered = jest.fn<void, [string]>();

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

let answer: (() => void) | undefined;

beforeEach(() => {
  answered.mockClear();
  document.body.innerHTML =
    '<div id="root"><button><svg></svg></button><a href="#tankers">Tankers</a><input type="checkbox"></div>';
  for (const type of ['pointerdown', 'click']) {
    element('#root').addEventListener(type, (event) => answered(event.type), true); // where React listens
  }
});

afterEach(() => answer?.());

/** @returns whether the browser does what it does without scripts, such as follow a link */
const press = (selector: string, init: MouseEventInit = {}): boolean => {
  element(selector).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  return element(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
};

describe('a click', () => {
  it('before React takes the page over is repeated once when the page can answer', () => {
    const take = keepClicks();
    press('button');
    answer = holdClicks(take());
    answered.mockClear();
    answer();
    answer();
    expect(answered.mock.calls).toEqual([['click']]);
  });

  it.each(['button', 'a'])('on a %s while React takes the page over waits for its end', (selector) => {
    answer = holdClicks(undefined);
    expect(press(selector)).toBe(false);
    expect(answered).not.toHaveBeenCalled(); // React would do all its work at once
    answer();
    expect(answered.mock.calls).toEqual([['click']]);
    press('button');
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it('is not repeated if the visitor has clicked elsewhere since', () => {
    answer = holdClicks(element('button'));
    press('input');
    expect(element('input').matches(':checked')).toBe(true);
    answered.mockClear();
    answer();
    expect(answered).not.toHaveBeenCalled();
  });

  it('that opens a link in another tab does not wait', () => {
    answer = holdClicks(undefined);
    expect(press('a', { ctrlKey: true })).toBe(true);
    answered.mockClear();
    answer();
    expect(answered).not.toHaveBeenCalled();
  });

  it('follows its link even if React fails', () => {
    answer = holdClicks(undefined);
    press('a');
    dispatchEvent(new ErrorEvent('error'));
    expect(answered.mock.calls).toEqual([['click']]);
    expect(press('a')).toBe(true);
  });
});
