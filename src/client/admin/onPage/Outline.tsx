import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';
import { toolsAttribute } from './sources/pageParts';

/** The space between a text and its outline, in px. */
const space = 4;

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'modal',
    pointerEvents: 'none',
    borderRadius: 'sm',
    outline: '2px solid #7C3AED',
    boxShadow: '0 0 0 3px rgba(255,255,255,0.75)', // seen on a dark ground too
    bg: 'rgba(124,58,237,0.08)',
  },
});

/** The outline of the element under the pointer or with the focus. No brand uses its colour. */
export function Outline({ box }: { readonly box: DOMRect }) {
  return createPortal(
    <Frame
      aria-hidden="true"
      style={{
        left: box.left - space,
        top: box.top - space,
        width: box.width + 2 * space,
        height: box.height + 2 * space,
      }}
      {...{ [toolsAttribute]: '' }}
    />,
    document.body,
  );
}
