import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '../../ui/components/button';

interface DropAreaProps {
  /** The kinds of files in the dialog of the system, as for an input. Dropped files may be of any kind. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** The label of the button that opens the dialog of the system. */
  readonly button: ReactNode;
  /** The id of the element that describes the button. */
  readonly describedBy?: string | undefined;
  /** The content before the button; `after` is the content after it. */
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

/** An area where files are dropped, or chosen with its button. */
export function DropArea({
  accept,
  isMultiple = false,
  isDisabled,
  onFiles,
  button,
  describedBy,
  children,
  after,
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0 && !isDisabled) onFiles([...files]);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault(); // or the browser would open the file
    setIsOver(over && !isDisabled);
  };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding={{ base: '3', md: '4' }}
      bg={isOver ? 'accent.subtle' : 'bg.surface'}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'line.strong'}
      borderRadius="md"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <Button
        variant="outline"
        size="sm"
        minHeight="11"
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      {after}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          take(target.files);
          target.value = ''; // so that the same file may be chosen again
        }}
      />
    </chakra.div>
  );
}
