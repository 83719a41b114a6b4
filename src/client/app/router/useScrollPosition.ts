import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Remembers how far each entry of the browser's history was scrolled. The browser itself restores the position before React has
 * drawn the page.
 * @returns a function that returns the position for the current entry, in px: 0, unless the visitor comes back to it
 */
export function useScrollPosition(): () => number {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = (): void => void positions.current.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  return useCallback(() => (isBack ? (positions.current.get(key) ?? 0) : 0), [key, isBack]);
}
