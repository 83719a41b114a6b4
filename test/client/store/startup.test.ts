import { loadingDelayMs } from '../../../src/model/limits';
import { readContent } from '../../../src/client/store/api/initialRequests';
import { contentRetryDelayMs, start } from '../../../src/client/store/startup';
import { createStore } from '../../../src/client/store/store';

const phaseOf = (store: ReturnType<typeof createStore>) => store.getState().startup.phase;

describe('the start', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows the site 300 ms after the content was loaded, not earlier', async () => {
    const store = createStore();
    const started = start(store, () => Promise.resolve(readContent({})), jest.fn());
    await jest.advanceTimersByTimeAsync(loadingDelayMs - 1);
    expect(phaseOf(store)).toBe('loaded');
    await jest.advanceTimersByTimeAsync(1);
    expect(phaseOf(store)).toBe('ready');
    await started;
  });

  it('keeps loading while the load fails, reports each failure, and continues at the first success', async () => {
    const store = createStore();
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('no response'))
      .mockRejectedValueOnce(new Error('no response'))
      .mockResolvedValue(readContent({}));
    const onFailure = jest.fn();
    const started = start(store, load, onFailure);
    await jest.advanceTimersByTimeAsync(contentRetryDelayMs(1) + contentRetryDelayMs(2) - 1);
    expect(phaseOf(store)).toBe('loading');
    expect(onFailure.mock.calls).toEqual([[1], [2]]);
    await jest.advanceTimersByTimeAsync(1 + loadingDelayMs);
    expect(phaseOf(store)).toBe('ready');
    expect(load).toHaveBeenCalledTimes(3);
    await started;
  });

  it('waits longer after each failure, at most 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map(contentRetryDelayMs)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('treats a response without content as a failure', () => {
    expect(() => readContent('<html>')).toThrow(TypeError);
    expect(() => readContent(null)).toThrow(TypeError);
    expect(() => readContent([])).toThrow(TypeError);
  });
});
