import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '../navigation/useCloseOnBack';
import { useTexts } from '../text/useTexts';
import { Button } from './button';
import { dialogRecipe } from './dialogRecipe';

export interface ModalProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly footer?: ReactNode;
  readonly size?: 'md' | 'lg';
  /** Whether a click beside it closes it; not where something may have been typed. */
  readonly closesOnOutsideClick?: boolean;
  /** Where the focus goes when it closes; back to what had it, where this is not given or finds nothing. */
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Chakra takes a component's recipe as a prop, though the dialog's type does not say so. */
const look = { recipe: dialogRecipe };

const Header = ({ title }: Pick<ModalProps, 'title'>) => {
  const text = useTexts('shared');
  return (
    <Dialog.Header>
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.CloseTrigger asChild>
        <Button look="quiet" size="icon" aria-label={text('close')}>
          <X aria-hidden="true" />
        </Button>
      </Dialog.CloseTrigger>
    </Dialog.Header>
  );
};

/** A dialog over the page: focus stays in it, Escape and the back button close it, focus goes back to where it came from. */
export const Modal = ({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'md',
  closesOnOutsideClick = true,
  returnFocusTo,
}: ModalProps) => {
  useCloseOnBack(isOpen, onClose);
  return (
    <Dialog.Root
      {...look}
      size={size}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      closeOnInteractOutside={closesOnOutsideClick}
      {...(returnFocusTo && { finalFocusEl: returnFocusTo })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Header title={title} />
            <Dialog.Body>{children}</Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
