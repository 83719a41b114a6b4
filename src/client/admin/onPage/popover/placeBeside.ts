/** The space between the popover, its place and the edges of the window, in px. */
const gap = 10;

/** The height of the bar at the lower edge, in px. */
export const barHeight = 72;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** What is left of a popover between its place and the edge must be useful, in px. Its fields scroll then. */
export const leastHeight = 320;

/** Values of style properties. What is empty has no value. */
export interface Place {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
  readonly maxHeight: string;
}

export const sheet: Place = { left: '0', right: '0', top: '', bottom: '0', maxHeight: '' };

/** The height of the bars at the upper edge, that of administrators too, in px. What is edited scrolls to below them. */
const topHeight = 144;

/** The edges between which a popover may stand. They stay in the window where what is edited is scrolled out of it. */
const edgesOf = ({ top, bottom }: Box) => ({
  top: Math.min(top, window.innerHeight - barHeight) - gap,
  bottom: Math.max(bottom, 0) + gap,
});

const roomBelow = (box: Box): number => window.innerHeight - barHeight - edgesOf(box).bottom;

const roomAbove = (box: Box): number => edgesOf(box).top - gap;

/** Below what is edited, or above it; at the lower edge where neither has enough room. */
export function placeBeside(box: Box, width: number, height: number): Place {
  const left = `${Math.max(gap, Math.min(box.left, window.innerWidth - width - gap))}px`;
  const at = (y: number, maxHeight = ''): Place => ({
    left,
    right: '',
    top: `${y}px`,
    bottom: '',
    maxHeight,
  });
  const [below, above] = [roomBelow(box), roomAbove(box)];
  const { top, bottom } = edgesOf(box);
  if (height <= below) return at(bottom);
  if (height <= above) return at(top - height);
  if (below >= leastHeight) return at(bottom, `${below}px`);
  if (above >= leastHeight) return at(gap, `${above}px`);
  return at(Math.max(gap, window.innerHeight - barHeight - height));
}

/** Scrolls what is edited up if the popover has not enough room below or above it, but would have then. */
export function makeRoom(box: Box, height: number): void {
  const needed = Math.min(height, leastHeight);
  const isBeside = Math.max(roomBelow(box), roomAbove(box)) >= needed;
  const isPossible = roomBelow(box) + box.top - topHeight >= needed;
  if (!isBeside && isPossible) window.scrollBy(0, box.top - topHeight);
}
