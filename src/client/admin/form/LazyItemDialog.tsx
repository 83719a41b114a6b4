import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { useToasts } from '../toasts/useToasts';
import type { ItemDialogProps } from './ItemDialog';

interface LateProps extends ItemDialogProps {
  readonly onMissing: () => void;
}

const load = async () => {
  const { ItemDialog } = await import(/* webpackChunkName: "item-dialog" */ './ItemDialog');
  return { default: ItemDialog };
};

const Missing = ({ onMissing }: LateProps) => {
  useEffect(onMissing, [onMissing]);
  return null;
};

const ItemDialog = lazyWithRetry<LateProps>(load, { Wait: () => null, Missing });

/**
 * The dialog's code comes behind the list, which is there without it, and before anybody has found the row to edit. Where it
 * does not come the dialog stays closed, and that is said; opened again, it is asked for again.
 */
export const LateItemDialog = (props: ItemDialogProps) => {
  const { isOpen, send } = props.editor;
  const [isWanted, setIsWanted] = useState(isOpen);
  const toasts = useToasts();
  const giveUp = useCallback(() => {
    send({ type: 'cancel' });
    setIsWanted(false);
    toasts.failed();
  }, [send, toasts]);
  useEffect(() => {
    load().catch(() => undefined); // it is asked for again when it is opened
  }, []);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <ItemDialog {...props} onMissing={giveUp} />
    </Suspense>
  ) : null;
};
