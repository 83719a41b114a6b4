import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '../../ui/navigation/isPlainClick';
import { useInteractOutside } from '../../ui/navigation/useInteractOutside';

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The id of the panel, for the button's `aria-controls`. */
  readonly panelId: string;
  /** For the element around button and panel: a click or a focus outside it closes the panel. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that opens a panel (the disclosure pattern of the ARIA practices). Escape and the links of the panel
 * close it and return the focus to the button. The panel also closes at another address, and on a click or a focus elsewhere.
 */
export function useDisclosure(): Disclosure {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  if (openAt !== undefined && !isOpen) setOpenAt(undefined); // so that it stays closed when the visitor comes back
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setOpenAt(undefined), []);
  const toggle = (): void => setOpenAt(isOpen ? undefined : address);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      close(); // also if it leads to the page that is shown
      // Another page moves the focus on to its content.
      if (document.getElementById(panelId)?.contains(link)) buttonRef.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [isOpen, close, panelId]);
  useInteractOutside(isOpen, rootRef, close);
  return { isOpen, toggle, panelId, rootRef, buttonRef };
}
