import { useCallback, useState } from 'react';

/** How much of the element has to be seen. */
const threshold = 0.25;

/**
 * Tells when an element has been scrolled into view; from then on it stays so. Where the browser cannot tell, it is in
 * view from the start. Give `watch` to the element as its ref.
 */
export const useInView = (): readonly [isInView: boolean, watch: (element: Element | null) => void] => {
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
};
