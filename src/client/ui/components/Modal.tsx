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
  /** Buttons at the bottom of the dialog. */
  readonly footer?: ReactNode;
  readonly size?: 'md' | 'lg';
  /** Whether a click outside closes the dialog. False for dialogs with input. */
  readonly closesOnOutsideClick?: boolean;
  /** Whether the back button closes the dialog. False for dialogs in the address, which the router closes. */
  readonly closesOnBack?: boolean;
  /** The element to focus after closing; by default the element that had the focus before. */
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Chakra accepts a recipe as a prop, but the type of the dialog lacks it. */
const dialogStyle = { recipe: dialogRecipe };

const Header = ({ title }: Pick<ModalProps, 'title'>) => {
  const text = useTexts('shared');
  return (
    <Dialog.Header>
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.CloseTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={text('close')}>
          <X aria-hidden="true" />
        </Button>
      </Dialog.CloseTrigger>
    </Dialog.Header>
  );
};

/** A modal dialog. It traps the focus, closes on Escape and the back button, and returns the focus afterwards. */
export function Modal({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'md',
  closesOnOutsideClick = true,
  closesOnBack = true,
  returnFocusTo,
}: ModalProps) {
  useCloseOnBack(isOpen && closesOnBack, onClose);
  return (
    <Dialog.Root
      {...dialogStyle}
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
}
