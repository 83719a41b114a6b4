import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { modifierName } from './keys';
import { openPalette } from './openPalette';

/** Opens the search of the administration. It shows the key that does the same. */
export function PaletteButton(props: HTMLChakraProps<'button'>) {
  const text = useTexts('palette');
  return (
    <Button
      variant="ghost"
      size="sm"
      minHeight="11"
      bg="bg.surface"
      color="fg.muted"
      fontFamily="body"
      fontWeight="medium"
      borderWidth="1px"
      borderColor="line.strong"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      {...props}
    >
      <Search aria-hidden="true" size={18} />
      {text('search')}
      <chakra.kbd
        aria-hidden="true"
        fontFamily="body"
        fontSize="sm"
        hideBelow="sm"
        marginInlineStart="auto"
        paddingInlineStart="3"
      >
        {modifierName()}+K
      </chakra.kbd>
    </Button>
  );
}
