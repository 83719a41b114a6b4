import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importWithRetry } from '../lazy/importWithRetry';
import type { ModalProps } from './Modal';

const load = () => import(/* webpackChunkName: "modal" */ './Modal');

/** Milliseconds after which a page preloads the code of its modals. */
const preloadDelayMs = 1_500;

/**
 * A modal of the public site, open as long as the address says so. Its code is preloaded once the page is idle. The
 * first modal then opens at once, and the page itself loads faster. If the code cannot be loaded, the modal stays closed; the next attempt may succeed.
 */
export function LazyModal(props: Omit<ModalProps, 'closesOnBack'>) {
  const { isOpen, onClose } = props;
  const [Modal, setModal] = useState<(props: ModalProps) => ReactNode>();
  useEffect(() => {
    if (Modal) return;
    let isCurrent = true;
    const show = async (): Promise<void> => {
      try {
        const loaded = await (isOpen ? importWithRetry(load) : load());
        if (isCurrent) setModal(() => loaded.Modal);
      } catch {
        if (isCurrent && isOpen) onClose();
      }
    };
    const timer = setTimeout(() => void show(), isOpen ? 0 : preloadDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [Modal, isOpen, onClose]);
  return Modal ? <Modal {...props} closesOnBack={false} /> : null;
}
