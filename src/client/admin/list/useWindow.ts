import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { FocusEvent, RefCallback } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A list of more rows than this mounts only those in sight. */
export const mostMounted = 100;

/** Lines beyond the edges of the screen that are mounted too, so that Tab and the arrow keys find the next row. */
const overscan = 12;

/** Some rows that follow each other, or the room of rows that are not mounted. */
export type Part =
  | { readonly kind: 'rows'; readonly from: number; readonly to: number }
  | { readonly kind: 'room'; readonly key: string; readonly height: number };

interface WindowOptions {
  readonly ids: readonly number[];
  /** About how high a line of rows is, and what is between two, in px. */
  readonly lineHeight: number;
  readonly gap?: number;
  /** Rows that have to stay, wherever one scrolls to. */
  readonly keep: readonly (number | undefined)[];
}

/** What a row of a long list is told of its place; nothing in a short one. */
export interface RowPlace {
  /** Its number, from 1, and of how many: the list itself says neither while most of it is not mounted. */
  readonly position?: number | undefined;
  readonly count?: number | undefined;
  /** The first of each line is measured. */
  readonly line?: number | undefined;
  readonly measure?: RefCallback<HTMLElement> | undefined;
}

/** What the element of a row is given. */
export const placeProps = (id: number, { position, count, line, measure }: RowPlace) => ({
  'data-row': id,
  'data-index': line,
  'aria-posinset': position,
  'aria-setsize': count,
  ...(measure && { ref: measure }),
});

/** What the browser has made of a list: where it begins on the page, and how many rows stand beside each other. */
const useLayout = (isWindowed: boolean) => {
  const list = useRef<HTMLElement>(null);
  const [layout, setLayout] = useState({ top: 0, columns: 1 });
  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const observer = new ResizeObserver(() => {
      if (!list.current) return;
      const top = Math.round(list.current.getBoundingClientRect().top + window.scrollY);
      const { display, gridTemplateColumns } = getComputedStyle(list.current);
      const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
      setLayout((last) => (last.top === top && last.columns === columns ? last : { top, columns }));
    });
    observer.observe(document.body); // whatever comes above the list makes the page longer
    return () => observer.disconnect();
  }, [isWindowed]);
  return { list, ...layout };
};

/** The id of the row that has the focus: it stays, or the keyboard would lose its place. */
const useFocusedRow = () => {
  const [focusedId, setFocusedId] = useState<number>();
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    setFocusedId(id === undefined ? undefined : Number(id));
  }, []);
  return { focusedId, onFocus };
};

const wholeList = (count: number): readonly Part[] => [{ kind: 'rows', from: 0, to: count }];

interface Line {
  readonly rows: Part;
  /** In px from the list's own beginning. */
  readonly start: number;
  readonly end: number;
}

/** The lines with the room between them; a room has the list's gap on either side, like any row. */
const partsOf = (lines: readonly Line[], height: number, gap: number): readonly Part[] => {
  const parts: Part[] = [];
  let end = -gap; // of the line before
  for (const line of [...lines, { rows: undefined, start: height + gap, end: height }]) {
    const room = line.start - end - 2 * gap;
    if (room > 0) parts.push({ kind: 'room', key: `at ${line.start}`, height: room });
    if (line.rows) parts.push(line.rows);
    end = line.end;
  }
  return parts;
};

/**
 * Decides which rows of a list are mounted: all of a short one, of a long one those in sight and those that have to stay.
 * Gives the list's parts in their order, and what the list and its rows need for it.
 */
export const useWindow = ({ ids, lineHeight, gap = 0, keep }: WindowOptions) => {
  const count = ids.length;
  const isWindowed = count > mostMounted;
  const { list, top, columns } = useLayout(isWindowed);
  const { focusedId, onFocus } = useFocusedRow();
  const kept = isWindowed
    ? [...keep, focusedId].map((id) => Math.floor(ids.indexOf(id ?? -1) / columns))
    : [];
  const virtualizer = useWindowVirtualizer({
    enabled: isWindowed,
    count: Math.ceil(count / columns),
    estimateSize: () => lineHeight,
    gap,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept])]
        .filter((line) => line >= 0 && line < range.count)
        .sort((one, other) => one - other),
  });
  const lines = virtualizer.getVirtualItems().map(({ index, start, size }) => ({
    rows: { kind: 'rows', from: index * columns, to: Math.min((index + 1) * columns, count) } as const,
    start: start - top,
    end: start - top + size,
  }));
  const parts = isWindowed ? partsOf(lines, virtualizer.getTotalSize(), gap) : wholeList(count);
  const measure: RefCallback<HTMLElement> = virtualizer.measureElement;
  const placeOf = (index: number): RowPlace => {
    if (!isWindowed) return {};
    const isFirst = index % columns === 0;
    return {
      position: index + 1,
      count,
      line: isFirst ? index / columns : undefined,
      measure: isFirst ? measure : undefined,
    };
  };
  return { list, onFocus, parts, placeOf, isWindowed };
};
