import { useState } from 'react';

interface Opened<Item> {
  readonly isOpen: boolean;
  /** What is open; while it closes, and after, what was open last, so that it does not go blank before it is gone. */
  readonly item: Item | undefined;
  readonly open: (item: Item) => void;
  readonly close: () => void;
}

/** Which item of a list is open in a modal. */
export const useOpened = <Item>(): Opened<Item> => {
  const [item, setItem] = useState<Item>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    item,
    open: (opened) => {
      setItem(opened);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
};
