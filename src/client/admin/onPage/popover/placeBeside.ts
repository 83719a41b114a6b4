/** The space between the popover, its place and the edges of the window, in px. */
const gap = 10;

/** The height of the bar at the lower edge, in px. */
export const barHeight = 72;

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/**
 * The least room beside the edited element that a popover needs, in px. Its fields scroll if they need more.
 */
export const minHeight = 320;

/** Values of style properties; '' for a property without a value. */
export interface Place {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
  readonly maxHeight: string;
}

export const sheet: Place = { left: '0', right: '0', top: '', bottom: '0', maxHeight: '' };

/**
 * The height of the bars at the upper edge, including the bar of administrators, in px. The edited element
 * scrolls to below them.
 */
const topHeight = 144;

/**
 * The edges between which a popover may stand. They stay in the window even if the edited element is scrolled
 * out of it.
 */
const edgesOf = ({ top, bottom }: Box) => ({
  top: Math.min(top, window.innerHeight - barHeight) - gap,
  bottom: Math.max(bottom, 0) + gap,
});

const roomBelow = (box: Box): number => window.innerHeight - barHeight - edgesOf(box).bottom;

const roomAbove = (box: Box): number => edgesOf(box).top - gap;

/** Places a popover below the edited element, else above it, else at the lower edge of the window. */
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
  if (below >= minHeight) return at(bottom, `${below}px`);
  if (above >= minHeight) return at(gap, `${above}px`);
  return at(Math.max(gap, window.innerHeight - barHeight - height));
}

/**
 * Scrolls the edited element up if the popover has too little room above and below it, and would have enough
 * then.
 */
export function scrollIntoRoom(box: Box, height: number): void {
  const needed = Math.min(height, minHeight);
  const isBeside = Math.max(roomBelow(box), roomAbove(box)) >= needed;
  const isPossible = roomBelow(box) + box.top - topHeight >= needed;
  if (!isBeside && isPossible) window.scrollBy(0, box.top - topHeight);
}
