import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { promiseDrawings } from './promiseDrawings';
import type { PromiseKey } from './promiseDrawings';

/** Delay between the animations of two lines, in ms. */
const lineDelayMs = 70;

const Lines = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '15rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '3',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // The gap is longer than the line: otherwise the round cap of a line would show before it is drawn.
    // Without scripts and on paper nothing starts the animation.
    '@media screen and (scripting:enabled)': {
      '&[data-playing] > *': { strokeDasharray: '1 2', strokeDashoffset: '1.1' },
    },
    '&[data-playing=true] > *': { animation: 'draw 700ms cubic-bezier(0.4, 0, 0.2, 1) forwards' },
  },
});

interface PromiseDrawingProps extends Omit<HTMLChakraProps<'svg'>, 'children'> {
  readonly promise: PromiseKey;
  /** Whether the lines are drawn one after the other; false hides the drawing, undefined shows it without animation. */
  readonly isPlaying?: boolean;
  /** Delay before the animation starts, in ms. */
  readonly delay?: number;
}

/** An animated line drawing. It is decorative: the text beside it has the meaning. */
export function PromiseDrawing({ promise, isPlaying, delay = 0, ...props }: PromiseDrawingProps) {
  return (
    <Lines viewBox="0 0 200 100" aria-hidden="true" data-playing={isPlaying} {...props}>
      {promiseDrawings[promise].map((line, index) => (
        <path
          key={line}
          d={line}
          pathLength="1"
          style={isPlaying ? { animationDelay: `${delay + index * lineDelayMs}ms` } : undefined}
        />
      ))}
    </Lines>
  );
}
