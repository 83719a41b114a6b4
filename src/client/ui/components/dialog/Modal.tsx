import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { isPlainClick } from '../../navigation/isPlainClick';
import { useCloseOnBack } from '../../navigation/useCloseOnBack';
import { useLinkToShown } from '../../navigation/useLinkToShown';
import { useTexts } from '../../text/useTexts';
import { Button, LinkButton } from '../button';
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
  /**
   * The address without the dialog. The dialog is then in the HTML of the page, and its close button is a link, so that it
   * can be read and closed before any script runs.
   */
  readonly closeTo?: To;
  /** The element to focus after closing; by default the link that opens the shown item, else the element that had the focus before. */
  readonly returnFocusTo?: () => HTMLElement | null;
}

/** Chakra accepts a recipe as a prop, but the type of the dialog lacks it. */
const dialogStyle = { recipe: dialogRecipe };

const CloseLink = ({ to, onClose }: { readonly to: To; readonly onClose: () => void }) => {
  const text = useTexts('shared');
  return (
    <LinkButton
      variant="ghost"
      size="icon"
      to={to}
      aria-label={text('close')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClose();
      }}
    >
      <X aria-hidden="true" />
    </LinkButton>
  );
};

const CloseButton = () => {
  const text = useTexts('shared');
  return (
    <Dialog.CloseTrigger asChild>
      <Button variant="ghost" size="icon" aria-label={text('close')}>
        <X aria-hidden="true" />
      </Button>
    </Dialog.CloseTrigger>
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
  closeTo,
  returnFocusTo,
}: ModalProps) {
  useCloseOnBack(isOpen && closesOnBack, onClose);
  const link = useLinkToShown(isOpen && closeTo !== undefined);
  return (
    <Dialog.Root
      {...dialogStyle}
      size={size}
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      closeOnInteractOutside={closesOnOutsideClick}
      finalFocusEl={returnFocusTo ?? link}
      lazyMount
      unmountOnExit
    >
      <Portal disabled={closeTo !== undefined}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {closeTo === undefined ? <CloseButton /> : <CloseLink to={closeTo} onClose={onClose} />}
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
