import { useEffect } from 'react';

/**
 * Collects the typed keys until the search field has the focus: its code may have to be loaded, and its index
 * created. The keys would otherwise write into the page, or press the focused button there.
 */
export function useEarlyKeys(isOpening: boolean, change: (write: (typed: string) => string) => void): void {
  useEffect(() => {
    if (!isOpening) return undefined;
    const collect = (event: KeyboardEvent): void => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === 'Backspace') change((typed) => typed.slice(0, -1));
      else if (key.length === 1) change((typed) => typed + key);
      else if (key !== 'Enter') return;
      event.preventDefault();
    };
    window.addEventListener('keydown', collect, { capture: true });
    return () => window.removeEventListener('keydown', collect, { capture: true });
  }, [isOpening, change]);
}
