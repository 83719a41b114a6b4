import { chakra } from '@chakra-ui/react';

/** The title of a section of the home page, and a link at the other end of the line. */
export const SectionHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: { base: '5', md: '7' },
  },
});
