import { chakra } from '@chakra-ui/react';

/** A spinner. Place a text beside it. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1.25em',
    height: '1.25em',
    borderRadius: 'full',
    borderWidth: '3px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 900ms linear infinite',
  },
});
