import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { FocusEvent, RefCallback } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A list with more rows than this mounts only the rows in sight. */
const maxMountedRows = 100;

/** The number of lines mounted beyond each edge of the screen, so that Tab and the arrow keys find the next row. */
const overscan = 12;

/** A range of mounted rows, or a spacer for rows that are not mounted. `height` is in px. */
export type ListSegment =
  | { readonly kind: 'rows'; readonly from: number; readonly to: number }
  | { readonly kind: 'spacer'; readonly key: string; readonly height: number };

interface WindowOptions {
  readonly ids: readonly number[];
  /** The estimated height of a line of rows, and the gap between two lines, in px. */
  readonly lineHeight: number;
  readonly gap?: number;
  /** The ids of rows that stay mounted when they are out of sight. */
  readonly keep: readonly (number | undefined)[];
}

/** The position of a row in a long list; empty in a short list. */
export interface RowPosition {
  /** Its number, from 1, and the number of rows. Screen readers cannot count rows that are not mounted. */
  readonly position?: number | undefined;
  readonly count?: number | undefined;
  /** The index of its line, for the first row of each line, which is measured. */
  readonly line?: number | undefined;
  readonly measure?: RefCallback<HTMLElement> | undefined;
}

/** The props of a row's element, without its ref (`measure`). The row of a table has its number in `aria-rowindex`, on another element. */
export function rowPositionProps(id: number, { position, count, line }: RowPosition, isInTable = false) {
  return {
    'data-row': id,
    'data-index': line,
    ...(!isInTable && { 'aria-posinset': position, 'aria-setsize': count }),
  };
}

/** The layout of a list: its top on the page, in px, and the number of its columns. */
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
      setLayout((previous) =>
        previous.top === top && previous.columns === columns ? previous : { top, columns },
      );
    });
    observer.observe(document.body); // anything added above the list changes the height of the page
    return () => observer.disconnect();
  }, [isWindowed]);
  return { list, ...layout };
};

/** The id of the row that has the focus. It stays mounted, or the focus would be lost. */
const useFocusedRow = () => {
  const [focusedId, setFocusedId] = useState<number>();
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    setFocusedId(id === undefined ? undefined : Number(id));
  }, []);
  return { focusedId, onFocus };
};

const wholeList = (count: number): readonly ListSegment[] => [{ kind: 'rows', from: 0, to: count }];

interface Line {
  readonly rows: ListSegment;
  /** In px from the top of the list. */
  readonly start: number;
  readonly end: number;
}

/** The lines, with spacers between them. A spacer has the list's gap on both sides, like a row. */
const partsOf = (lines: readonly Line[], height: number, gap: number): readonly ListSegment[] => {
  const parts: ListSegment[] = [];
  let end = -gap; // of the previous line
  for (const line of [...lines, { rows: undefined, start: height + gap, end: height }]) {
    const spacerHeight = line.start - end - 2 * gap;
    if (spacerHeight > 0) parts.push({ kind: 'spacer', key: `at ${line.start}`, height: spacerHeight });
    if (line.rows) parts.push(line.rows);
    end = line.end;
  }
  return parts;
};

/**
 * Decides which rows of a list are mounted: all rows of a short list; of a long list those in sight, the focused row
 * and those in `keep`. Returns the parts of the list in their order, and the props of the list and of its rows.
 */
export function useWindowedList({ ids, lineHeight, gap = 0, keep }: WindowOptions) {
  const count = ids.length;
  const isWindowed = count > maxMountedRows;
  const { list, top, columns } = useLayout(isWindowed);
  const { focusedId, onFocus } = useFocusedRow();
  const mountedLines = isWindowed
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
      [...new Set([...defaultRangeExtractor(range), ...mountedLines])]
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
  const placeOf = (index: number): RowPosition => {
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
}
