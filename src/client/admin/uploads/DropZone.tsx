import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { DropArea } from '../controls/DropArea';

interface DropZoneProps {
  /** The label of the button: 'Choose a picture'. */
  readonly label: string;
  readonly hint: ReactNode;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** Whether it takes files that are pasted anywhere on the page. One drop zone of a page does. */
  readonly takesPaste?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly describedBy?: string | undefined;
  readonly children?: ReactNode;
}

const filesOf = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];

/**
 * Whether text is pasted into a text field. Word processors and spreadsheets also copy a picture of the text, which
 * must not be uploaded then.
 */
const pastesText = ({ clipboardData, target }: ClipboardEvent): boolean =>
  (clipboardData?.getData('text/plain') ?? '') !== '' &&
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Handles files that are pasted anywhere on the page. */
const usePastedFiles = (isActive: boolean, onFiles: (files: readonly File[]) => void): void => {
  const handleFiles = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isActive) return;
    const onPaste = (event: ClipboardEvent): void => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || pastesText(event)) return;
      event.preventDefault();
      handleFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isActive]);
};

/** An area where pictures are chosen, dropped or pasted. */
export function DropZone({
  label,
  hint,
  isMultiple = false,
  isDisabled = false,
  takesPaste = true,
  onFiles,
  describedBy,
  children,
}: DropZoneProps) {
  usePastedFiles(takesPaste && !isDisabled, onFiles);
  return (
    <DropArea
      accept="image/*"
      isMultiple={isMultiple}
      isDisabled={isDisabled}
      onFiles={onFiles}
      button={
        <>
          <ImagePlus aria-hidden="true" size={20} />
          {label}
        </>
      }
      describedBy={describedBy}
      after={
        <chakra.span fontSize="sm" color="fg.muted">
          {hint}
        </chakra.span>
      }
    >
      {children}
    </DropArea>
  );
}
