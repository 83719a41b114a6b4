import { lazy, Suspense, useEffect, useState } from 'react';
import type { ItemDialogProps } from './ItemDialog';

const load = async () => {
  const { ItemDialog } = await import(/* webpackChunkName: "item-dialog" */ './ItemDialog');
  return { default: ItemDialog };
};

const ItemDialog = lazy(load);

/** The dialog's code comes behind the list, which is there without it, and before anybody has found the row to edit. */
export const LateItemDialog = (props: ItemDialogProps) => {
  const { isOpen } = props.editor;
  const [isWanted, setIsWanted] = useState(isOpen);
  useEffect(() => {
    load().catch(() => undefined); // it is asked for again when it is opened
  }, []);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <ItemDialog {...props} />
    </Suspense>
  ) : null;
};
