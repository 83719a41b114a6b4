import { useState } from 'react';

interface Opened<Item> {
  readonly isOpen: boolean;
  /** The open item. After closing, it is still the last item, so that the modal keeps its content during its animation. */
  readonly item: Item | undefined;
  readonly open: (item: Item) => void;
  readonly close: () => void;
}

/** Which item of a list is open in a modal. */
export function useOpenItem<Item>(): Opened<Item> {
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
}
