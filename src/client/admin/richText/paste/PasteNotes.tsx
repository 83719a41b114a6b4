import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../ui/text/useTexts';
import type { PasteLoss } from './pasteLosses';

/**
 * Lists the lost parts of the pasted content until the next paste. The element is always on the page, because
 * screen readers only announce changes.
 */
export function PasteNotes({ lost }: { lost: readonly PasteLoss[] }) {
  const text = useTexts('rich-text');
  return (
    <chakra.div aria-live="polite" flexShrink="0">
      {lost.map((loss) => (
        <chakra.p
          key={loss}
          paddingInline="4"
          paddingBlock="1.5"
          fontSize="sm"
          lineHeight="snug"
          color="fg.muted"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderBottomColor="line.subtle"
        >
          {text(`lost-${loss}`)}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
