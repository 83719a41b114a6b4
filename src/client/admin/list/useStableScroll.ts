import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a checkbox under the pointer when it changes the height of the head of its list: the page scrolls by
 * the difference.
 */
export function useStableScroll(hasSelection: boolean): void {
  const changed = useRef<{ readonly box: Element; readonly top: number }>(undefined);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (
        target instanceof HTMLInputElement &&
        target.type === 'checkbox' &&
        !target.closest('[role=dialog]')
      )
        changed.current = { box: target, top: target.getBoundingClientRect().top };
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const { box, top } = changed.current ?? {};
    changed.current = undefined;
    const moved = box?.isConnected && top !== undefined ? box.getBoundingClientRect().top - top : 0;
    if (moved !== 0) window.scrollBy(0, moved);
  }, [hasSelection]);
}
