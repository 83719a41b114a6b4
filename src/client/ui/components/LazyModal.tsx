import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importWithRetry } from '../lazy/importWithRetry';
import type { ModalProps } from './Modal';

const load = () => import(/* webpackChunkName: "modal" */ './Modal');

/** How long a page is left in peace before the code of its modals is brought, in ms. */
const quietTime = 1_500;

/**
 * A modal whose code comes when the page has nothing else to do, so that the first one opens without a wait and costs the
 * page nothing before. Where the code cannot be had, the modal stays closed, and the next try may succeed.
 */
export const LazyModal = (props: ModalProps) => {
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
    const timer = setTimeout(() => void show(), isOpen ? 0 : quietTime);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [Modal, isOpen, onClose]);
  return Modal ? <Modal {...props} /> : null;
};
