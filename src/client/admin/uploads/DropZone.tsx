import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '../../ui/components/button';

interface DropZoneProps {
  /** The label of the button: 'Choose a picture'. */
  readonly label: string;
  readonly hint: ReactNode;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
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

/** Handles files that are pasted anywhere on the page, unless the drop zone is disabled. */
const usePastedFiles = (isDisabled: boolean, onFiles: (files: readonly File[]) => void): void => {
  useEffect(() => {
    if (isDisabled) return;
    const onPaste = (event: ClipboardEvent): void => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || pastesText(event)) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isDisabled, onFiles]);
};

/** An area where pictures are chosen, dropped or pasted. */
export function DropZone({
  label,
  hint,
  isMultiple = false,
  isDisabled = false,
  onFiles,
  describedBy,
  children,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(isDisabled, onFiles);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault(); // or the browser would open the file
    setIsOver(over && !isDisabled);
  };
  const drop = (event: DragEvent): void => {
    drag(false)(event);
    const files = filesOf(event.dataTransfer);
    if (!isDisabled && files.length > 0) onFiles(files);
  };
  return (
    <chakra.div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      padding="4"
      bg={isOver ? 'accent.subtle' : 'bg.surface'}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'line.strong'}
      borderRadius="md"
    >
      {children}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" minWidth="0">
        <Button
          variant="outline"
          size="sm"
          minHeight="11"
          disabled={isDisabled}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" size={20} />
          {label}
        </Button>
        <chakra.span fontSize="sm" color="fg.muted">
          {hint}
        </chakra.span>
      </chakra.div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // so that the same file may be chosen again
        }}
      />
    </chakra.div>
  );
}
