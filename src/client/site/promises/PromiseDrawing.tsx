import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { promiseDrawings } from './promiseDrawings';
import type { Promised } from './promiseDrawings';

/** From one line's start to the next, in ms. */
const lineDelay = 70;

const Lines = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '15rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '3',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // The gap is longer than the line, so that not even the round end of a line is seen before it is drawn.
    '&[data-playing] > *': { strokeDasharray: '1 2', strokeDashoffset: '1.1' },
    '&[data-playing=true] > *': { animation: 'draw 700ms cubic-bezier(0.4, 0, 0.2, 1) forwards' },
  },
});

interface PromiseDrawingProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  readonly promise: Promised;
  /** Whether its lines draw themselves, one after the other; before, nothing is seen of it. Without this it stands still. */
  readonly isPlaying?: boolean;
  /** When it starts, in ms. */
  readonly delay?: number;
}

/** A line drawing that draws itself; the words beside it say what it stands for. */
export const PromiseDrawing = ({ promise, isPlaying, delay = 0, ...props }: PromiseDrawingProps) => (
  <Lines viewBox="0 0 200 100" aria-hidden="true" data-playing={isPlaying} {...props}>
    {promiseDrawings[promise].map((line, index) => (
      <path key={line} d={line} pathLength="1" style={{ animationDelay: `${delay + index * lineDelay}ms` }} />
    ))}
  </Lines>
);
