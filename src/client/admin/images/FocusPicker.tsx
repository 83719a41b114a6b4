import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import { useDescriptionWords } from './useDescriptionWords';

/** A point in a picture, in percent of its width and height. */
export interface FocalPoint {
  readonly focalX: number;
  readonly focalY: number;
}

interface FocusPickerProps {
  readonly focus: FocalPoint;
  readonly src: string;
  /** In px, if known: it reserves the space of the picture before the picture is loaded. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly onError: () => void;
  /** The id of the element that describes the picker. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
  readonly onChange: (focus: FocalPoint) => void;
}

/** How far an arrow key moves the focal point, in percent. */
const step = 2;

const clampPercent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** The focal point after a key; undefined for a key that does not move it. */
const focusAfterKey = (key: string, { focalX, focalY }: FocalPoint): FocalPoint | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return { focalX: clampPercent(focalX - step), focalY };
    case 'ArrowRight':
      return { focalX: clampPercent(focalX + step), focalY };
    case 'ArrowUp':
      return { focalX, focalY: clampPercent(focalY - step) };
    case 'ArrowDown':
      return { focalX, focalY: clampPercent(focalY + step) };
    case 'Home':
      return { focalX: 50, focalY: 50 };
    default:
      return undefined;
  }
};

/** The position of the pointer in the picture. */
const focusAtPointer = (area: HTMLElement, { clientX, clientY }: MouseEvent): FocalPoint => {
  const { left, top, width, height } = area.getBoundingClientRect();
  return {
    focalX: clampPercent((100 * (clientX - left)) / width),
    focalY: clampPercent((100 * (clientY - top)) / height),
  };
};

/** A touch on the picture may be the start of scrolling: a finger drags only the mark, and a tap sets it anywhere. */
const usePointer = ({ isDisabled, onChange }: Pick<FocusPickerProps, 'isDisabled' | 'onChange'>) => {
  const marker = useRef<HTMLDivElement>(null);
  const set = (event: MouseEvent<HTMLElement>): void => {
    if (!isDisabled) onChange(focusAtPointer(event.currentTarget, event));
  };
  return {
    marker,
    handlers: {
      onClick: set,
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        const isOnMarker = event.target instanceof Node && marker.current?.contains(event.target);
        if (event.button !== 0 || (event.pointerType !== 'mouse' && !isOnMarker)) return;
        event.preventDefault(); // or the browser would select text
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

/** A mark that is visible on bright and on dark pictures. */
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

/** As large as the space allows, and at most 45 % of the height of the screen. */
const sizeOf = ({ width, height }: { width: number; height: number }): CSSProperties => ({
  width: `min(100%, ${(45 * width) / height}dvh)`,
  aspectRatio: `${width} / ${height}`,
});

/** A picture with a mark on its focal point. The mouse, a finger or the arrow keys move the mark. */
export function FocusPicker({
  focus,
  src,
  size,
  onError,
  describedBy,
  isDisabled,
  onChange,
}: FocusPickerProps) {
  const text = useTexts('editors');
  const words = useDescriptionWords();
  const { marker, handlers } = usePointer({ isDisabled, onChange });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = focusAfterKey(event.key, focus);
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
      {...(size && { style: sizeOf(size) })}
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
}
