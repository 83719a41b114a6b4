import { chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../ui/text/useTexts';
import type { PlacedRow } from '../sources/findLists';
import { toolsAttribute } from '../sources/pageParts';

const Handle = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: '2',
    top: '-2.5', // across the corner, so that it covers little
    insetInlineStart: '-2.5',
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    color: '#FFFFFF',
    bg: '#7C3AED',
    borderRadius: 'sm',
    boxShadow: '0 0 0 2px #FFFFFF',
    cursor: 'grab',
    touchAction: 'none',
    _before: { content: '""', position: 'absolute', inset: '-2' }, // as large as a finger needs
    _focusVisible: { outline: '3px solid #7C3AED', outlineOffset: '4px' },
    '[data-above] > &': { top: '-7' },
  },
});

/** How much of the corner of a row its handle covers, in px. */
const coveredSize = 18;

/** Whether the row begins with a text at its corner, which its handle would cover. */
const hasTextAtCorner = (element: HTMLElement): boolean => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const text = texts.nextNode()?.parentElement;
  if (!text) return false;
  const [own, box] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
  return own.left < box.left + coveredSize && own.top < box.top + coveredSize;
};

/** Adds a place for a handle to the element of a row. React does not know this place. */
const addHost = (host: HTMLElement, element: HTMLElement): (() => void) => {
  const { style } = element;
  const { position } = style;
  if (getComputedStyle(element).position === 'static') style.position = 'relative';
  host.toggleAttribute('data-above', hasTextAtCorner(element));
  element.append(host);
  return () => {
    host.remove();
    style.position = position;
    if (style.length === 0) element.removeAttribute('style');
  };
};

const useHost = ({ id, element }: PlacedRow): HTMLElement => {
  const [host] = useState(() => {
    const place = document.createElement('span');
    place.setAttribute(toolsAttribute, '');
    place.dataset.row = String(id);
    return place;
  });
  useLayoutEffect(() => addHost(host, element), [host, element]);
  return host;
};

interface RowHandleProps {
  readonly row: PlacedRow;
  readonly index: number;
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Drags the element of a row. */
export function RowHandle({ row, index, name, isDisabled }: RowHandleProps) {
  const text = useTexts('editors');
  const host = useHost(row);
  const { id, element } = row;
  const { handleRef } = useSortable({ id, index, element, disabled: isDisabled });
  return createPortal(
    <Handle
      ref={handleRef}
      type="button"
      aria-label={text('handle', { name })}
      aria-roledescription={text('handle-role')}
      title={text('handle', { name })}
      onClick={(event) => event.stopPropagation()} // the row is often a link
    >
      <GripVertical aria-hidden="true" size={18} />
    </Handle>,
    host,
  );
}
