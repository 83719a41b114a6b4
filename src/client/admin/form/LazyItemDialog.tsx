import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { useToasts } from '../toasts/useToasts';
import type { ItemDialogProps } from './ItemDialog';

interface LazyProps extends ItemDialogProps {
  readonly onMissing: () => void;
}

const load = async () => {
  const { ItemDialog } = await import(/* webpackChunkName: "item-dialog" */ './ItemDialog');
  return { default: ItemDialog };
};

const ErrorView = ({ onMissing }: LazyProps) => {
  useEffect(onMissing, [onMissing]);
  return null;
};

const ItemDialog = lazyWithRetry<LazyProps>(load, { Fallback: () => null, ErrorView });

/**
 * Loads the dialog's code after the list is shown, before an administrator has found the row to edit. If it cannot be
 * loaded the dialog stays closed and a toast says so. Opening the dialog again loads the code again.
 */
export function LazyItemDialog(props: ItemDialogProps) {
  const { isOpen, send } = props.editor;
  const [isRequested, setIsRequested] = useState(isOpen);
  const toasts = useToasts();
  const cancelWithToast = useCallback(() => {
    send({ type: 'cancel' });
    setIsRequested(false);
    toasts.failed();
  }, [send, toasts]);
  useEffect(() => {
    load().catch(() => undefined); // opening the dialog loads it again
  }, []);
  if (isOpen && !isRequested) setIsRequested(true);
  return isRequested ? (
    <Suspense fallback={null}>
      <ItemDialog {...props} onMissing={cancelWithToast} />
    </Suspense>
  ) : null;
}
