import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../text/useTexts';

interface ScreenLoadingProps {
  /** Whether it replaces a whole page. It then fills the screen, so that the footer does not move when the page appears. */
  readonly isPage?: boolean;
}

/** The placeholder of a screen whose code is loading. The spinner appears after 300 ms, so fast loads do not flicker. */
export function ScreenLoading({ isPage = false }: ScreenLoadingProps) {
  const text = useTexts('shared');
  return (
    <chakra.div minHeight={isPage ? '100vh' : '70vh'} display="grid" placeItems="center" role="status">
      <chakra.span srOnly>{text('loading')}</chakra.span>
      <chakra.span
        aria-hidden="true"
        width="10"
        height="10"
        borderRadius="full"
        borderWidth="4px"
        borderStyle="solid"
        borderColor="line.subtle"
        borderTopColor="accent.solid"
        animation="spin 900ms linear infinite, fade 300ms 300ms both"
      />
    </chakra.div>
  );
}
