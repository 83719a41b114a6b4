import { Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyCode } from '../../lazy/lazyCode';
import { lazyWithRetry } from '../../lazy/lazyWithRetry';
import type { ModalProps } from './Modal';

type LazyModalProps = Omit<ModalProps, 'closesOnBack'>;

/** The modal without waiting, once its code has been loaded. */
export const modalCode = lazyCode<ComponentType<ModalProps>>(
  async () => (await import(/* webpackChunkName: "modal" */ './Modal')).Modal,
);

/** Milliseconds after which a page preloads the code of its modals. */
const preloadDelayMs = 1_500;

/** A modal whose code could not be loaded. It stays closed; the next attempt may succeed. */
const ClosedModal = ({ isOpen, onClose, onRetry }: LazyModalProps & { readonly onRetry: () => void }) => {
  const hasClosed = useRef(false);
  useEffect(() => {
    if (!isOpen) hasClosed.current = true;
    else if (hasClosed.current) onRetry();
    else onClose();
  }, [isOpen, onClose, onRetry]);
  return null;
};

const WaitingModal = lazyWithRetry(async () => ({ default: await modalCode.load() }), {
  Fallback: () => null,
  ErrorView: ClosedModal,
});

const availableModal = (): ComponentType<ModalProps> => modalCode.loaded() ?? WaitingModal;

/**
 * A modal whose code is not in the code of its page. Where the address opens it, it is in the page that the server renders.
 * Elsewhere its code is preloaded once the page is idle. The first modal then opens at once, and the page itself loads faster.
 */
export function LazyModal(props: LazyModalProps) {
  const { isOpen } = props;
  const [Dialog, setDialog] = useState<ComponentType<ModalProps> | undefined>(() =>
    isOpen ? availableModal() : undefined,
  );
  if (isOpen && !Dialog) setDialog(availableModal);
  useEffect(() => {
    const preload = (): Promise<unknown> => modalCode.load().catch(() => undefined); // the next modal tries again
    const timer = setTimeout(() => void preload(), preloadDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} closesOnBack={false} />
    </Suspense>
  );
}
