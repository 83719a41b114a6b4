import { deferClicks, recordClicks } from '../../../src/client/app/start/clickReplay';

/* Clicks on a page of the server that React has not hydrated yet. */

const handled = jest.fn<void, [string]>();

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

let replay: (() => void) | undefined;

beforeEach(() => {
  handled.mockClear();
  document.body.innerHTML =
    '<div id="root"><button><svg></svg></button><a href="#tankers">Tankers</a><input type="checkbox"></div>';
  for (const type of ['pointerdown', 'click']) {
    element('#root').addEventListener(type, (event) => handled(event.type), true); // where React listens
  }
});

afterEach(() => replay?.());

/** @returns whether the browser does what it does without scripts, such as follow a link */
const press = (selector: string, init: MouseEventInit = {}): boolean => {
  element(selector).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  return element(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
};

describe('a click', () => {
  it('before React hydrates the page is replayed once when the page can respond', () => {
    const stopRecording = recordClicks();
    press('button');
    replay = deferClicks(stopRecording());
    handled.mockClear();
    replay();
    replay();
    expect(handled.mock.calls).toEqual([['click']]);
  });

  it.each(['button', 'a'])('on a %s while React hydrates the page waits for its end', (selector) => {
    replay = deferClicks(undefined);
    expect(press(selector)).toBe(false);
    expect(handled).not.toHaveBeenCalled(); // React would do all its work at once
    replay();
    expect(handled.mock.calls).toEqual([['click']]);
    press('button');
    expect(handled).toHaveBeenCalledTimes(3);
  });

  it('is not replayed if the visitor has clicked elsewhere since', () => {
    replay = deferClicks(element('button'));
    press('input');
    expect(element('input').matches(':checked')).toBe(true);
    handled.mockClear();
    replay();
    expect(handled).not.toHaveBeenCalled();
  });

  it('that opens a link in another tab does not wait', () => {
    replay = deferClicks(undefined);
    expect(press('a', { ctrlKey: true })).toBe(true);
    handled.mockClear();
    replay();
    expect(handled).not.toHaveBeenCalled();
  });

  it('follows its link even if React fails', () => {
    replay = deferClicks(undefined);
    press('a');
    dispatchEvent(new ErrorEvent('error'));
    expect(handled.mock.calls).toEqual([['click']]);
    expect(press('a')).toBe(true);
  });
});
