import { act, renderHook } from '@testing-library/react';
import {
  storeAdministrationPage,
  storedAdministrationPage,
} from '../../../src/client/store/session/lastAdministrationPage';
import { parseStrings, storedValue } from '../../../src/client/store/storedValue';

/* What the browser stores for a visitor, and what happens if it stores nothing. */

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const newList = () => storedValue('localStorage', 'list', parseStrings);

test('a value is stored as text, and read again by the next page', () => {
  newList().write(['one', 'two']);
  expect(localStorage.getItem('list')).toBe('["one","two"]');
  expect(newList().read()).toEqual(['one', 'two']);
});

test('a component that uses a value follows it', () => {
  const list = newList();
  const { result } = renderHook(list.use);
  expect(result.current).toEqual([]);
  act(() => list.write(['one']));
  expect(result.current).toEqual(['one']);
  expect(list.read()).toBe(list.read()); // the same array, or React would render for ever
});

test.each(['{', '{}', '[1, null]', '"one"'])('a text that somebody else has written is empty: %s', (text) => {
  localStorage.setItem('list', text);
  expect(newList().read()).toEqual([]);
});

test('a value that needs no storage is removed', () => {
  const isOn = storedValue(
    'localStorage',
    'switch',
    (text) => text !== 'off',
    (on) => (on ? null : 'off'),
  );
  isOn.write(false);
  expect(localStorage.getItem('switch')).toBe('off');
  isOn.write(true);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['forbids storage', ['getItem', 'setItem']],
  ['has no room', ['setItem']],
] as const)('where the browser %s, a value lasts until the page is left', (_name, methods) => {
  sessionStorage.clear();
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  const list = newList();
  list.write(['one']);
  expect(list.read()).toEqual(['one']);
  expect(newList().read()).toEqual([]);
  storeAdministrationPage('/history'); // works without
  expect(storedAdministrationPage()).toBeUndefined();
});
