import { chakra } from '@chakra-ui/react';
import { markMatches } from '../../../model/search/excerpt';

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'fg.default', fontWeight: 'bold' },
});

/** A text with the words marked that were found. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markMatches(text, terms).map((part, index) =>
    // The parts of a text have no identity besides their position.
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
