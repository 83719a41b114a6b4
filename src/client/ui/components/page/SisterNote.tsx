import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';

interface SisterNoteProps {
  readonly text: string;
  /** The address at the sister company. */
  readonly href: string;
  readonly link: string;
}

/** A sentence about a sister company, with a link to its site. */
export function SisterNote({ text, href, link }: SisterNoteProps) {
  return (
    <chakra.p
      padding="4"
      bg="accent.subtle"
      borderStartWidth="4px"
      borderStyle="solid"
      borderColor="accent.solid"
    >
      {text}{' '}
      <chakra.a href={href} color="accent.solid" fontWeight="semibold" textDecoration="underline">
        {link}
        <chakra.svg
          as={ExternalLink}
          aria-hidden="true"
          display="inline"
          width="4"
          height="4"
          marginInlineStart="1.5"
          verticalAlign="middle"
        />
      </chakra.a>
    </chakra.p>
  );
}
