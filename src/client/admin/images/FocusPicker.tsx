import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { useDescriptionWords } from './useDescriptionWords';

/** A place in a picture, in hundredths of its width and height. */
export interface Focus {
  readonly focalX: number;
  readonly focalY: number;
}

interface FocusPickerProps {
  readonly focus: Focus;
  readonly src: string;
  /** In px, where it is known: the picture has its place before it comes. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly onError: () => void;
  /** What explains it. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
  readonly onChange: (focus: Focus) => void;
}

/** How far an arrow key moves it. */
const step = 2;

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** Where a key moves it; undefined of a key that does not. */
const afterKey = (key: string, { focalX, focalY }: Focus): Focus | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return { focalX: within(focalX - step), focalY };
    case 'ArrowRight':
      return { focalX: within(focalX + step), focalY };
    case 'ArrowUp':
      return { focalX, focalY: within(focalY - step) };
    case 'ArrowDown':
      return { focalX, focalY: within(focalY + step) };
    case 'Home':
      return { focalX: 50, focalY: 50 };
    default:
      return undefined;
  }
};

/** Where the pointer is in the picture. */
const pointed = (area: HTMLElement, { clientX, clientY }: MouseEvent): Focus => {
  const { left, top, width, height } = area.getBoundingClientRect();
  return {
    focalX: within((100 * (clientX - left)) / width),
    focalY: within((100 * (clientY - top)) / height),
  };
};

/** A touch on the picture may be the start of scrolling: only the mark follows a finger; a tap sets it anywhere. */
const usePointer = ({ isDisabled, onChange }: Pick<FocusPickerProps, 'isDisabled' | 'onChange'>) => {
  const marker = useRef<HTMLDivElement>(null);
  const set = (event: MouseEvent<HTMLElement>): void => {
    if (!isDisabled) onChange(pointed(event.currentTarget, event));
  };
  return {
    marker,
    handlers: {
      onClick: set,
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        const isOnMarker = event.target instanceof Node && marker.current?.contains(event.target);
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isOnMarker)) return;
        event.preventDefault(); // no text is marked
        event.currentTarget.setPointerCapture(event.pointerId);
        marker.current?.focus();
        set(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) set(event);
      },
    },
  };
};

/** Seen on bright pictures and on dark ones. */
const Ring = () => (
  <chakra.span
    width="7"
    height="7"
    borderRadius="full"
    borderWidth="3px"
    borderStyle="solid"
    borderColor="white"
    boxShadow="0 0 0 2px #000, inset 0 0 0 2px #000"
    bg="rgba(255,255,255,0.25)"
  />
);

/** As large as there is room for, and at most 45 hundredths of the screen high. */
const placeOf = ({ width, height }: { width: number; height: number }): CSSProperties => ({
  width: `min(100%, ${(45 * width) / height}dvh)`,
  aspectRatio: `${width} / ${height}`,
});

/** A picture with a mark on what must be seen: the mouse, a finger or the arrow keys move it. */
export const FocusPicker = ({
  focus,
  src,
  size,
  onError,
  describedBy,
  isDisabled,
  onChange,
}: FocusPickerProps) => {
  const text = useTexts('editors');
  const words = useDescriptionWords();
  const { marker, handlers } = usePointer({ isDisabled, onChange });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = afterKey(event.key, focus);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isDisabled) onChange(next);
  };
  return (
    <chakra.div
      {...handlers}
      position="relative"
      justifySelf="center"
      maxWidth="100%"
      bg="bg.sunken"
      cursor="crosshair"
      {...(size && { style: placeOf(size) })}
    >
      <chakra.img
        src={src}
        alt=""
        draggable={false}
        onError={onError}
        display="block"
        maxWidth="100%"
        minHeight="11"
        maxHeight="45dvh"
        {...(size && { style: { width: '100%', height: '100%' } })}
      />
      <chakra.div
        ref={marker}
        role="slider"
        tabIndex={0}
        aria-label={text('image-focus')}
        aria-describedby={describedBy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.focalX}
        aria-valuetext={words.focus(focus.focalX, focus.focalY)}
        aria-disabled={isDisabled}
        onKeyDown={onKeyDown}
        position="absolute"
        transform="translate(-50%, -50%)"
        width="11"
        height="11"
        display="grid"
        placeItems="center"
        borderRadius="full"
        cursor="move"
        touchAction="none"
        style={{ left: `${focus.focalX}%`, top: `${focus.focalY}%` }}
      >
        <Ring />
      </chakra.div>
    </chakra.div>
  );
};
