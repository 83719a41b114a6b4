import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../ui/text/useTexts';

/** Says above a list that the item of the address is not on the site any more. */
export function GoneNotice() {
  const text = useTexts('shared');
  return (
    <chakra.p role="status" marginBottom="6" padding="4" bg="bg.surface">
      {text('item-gone')}
    </chakra.p>
  );
}
