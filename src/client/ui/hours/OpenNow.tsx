import { useOpenState } from './useOpenState';

/** Whether the company is open now, or when it opens. Its styles are in the page before its code (LazyOpenNow.tsx). */
export function OpenNow() {
  const state = useOpenState();
  return state ? <span data-open={state.isOpen}>{state.text}</span> : null;
}

/** The hours of today. */
export function HoursToday() {
  return useOpenState()?.today ?? null;
}
