import { chakra } from '@chakra-ui/react';
import { useTexts } from '../text/useTexts';

interface ScreenWaitProps {
  /** Whether it stands for a whole page: what follows is then out of sight already, and nothing moves when the page comes. */
  readonly isPage?: boolean;
}

/** Keeps the room of a screen whose code is on its way, and says so if that takes long enough to be noticed. */
export const ScreenWait = ({ isPage = false }: ScreenWaitProps) => {
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
};
