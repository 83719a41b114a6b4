import { useEffect } from 'react';

/**
 * Closes what is open when somebody presses or focuses something outside it.
 * @param root the element around it and its button
 * @param close stays the same while it is open
 */
export function useInteractOutside(
  isOpen: boolean,
  root: { readonly current: Node | null },
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen, root, close]);
}
