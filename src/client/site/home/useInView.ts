import { useCallback, useState } from 'react';

/** The fraction of the element that must be visible. */
const threshold = 0.25;

/**
 * Whether an element has been scrolled into view; once true, it stays true. It is true from the start in browsers without
 * IntersectionObserver. Pass `watch` to the element as its ref.
 */
export function useInView(): readonly [isInView: boolean, watch: (element: Element | null) => void] {
  const [isInView, setIsInView] = useState(() => !('IntersectionObserver' in window));
  const watch = useCallback((element: Element | null) => {
    if (!element || !('IntersectionObserver' in window)) return undefined;
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
