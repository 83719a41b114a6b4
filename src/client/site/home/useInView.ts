import { useCallback, useState } from 'react';

/** The fraction of the element that must be visible. */
const threshold = 0.25;

/**
 * Whether an element has been scrolled into view; once true, it stays true. In browsers without IntersectionObserver it is true
 * at once. Pass `watch` to the element as its ref.
 */
export function useInView(): readonly [isInView: boolean, watch: (element: Element | null) => void] {
  const [isInView, setIsInView] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (!('IntersectionObserver' in window)) {
      setIsInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsInView(true);
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isInView, watch];
}
