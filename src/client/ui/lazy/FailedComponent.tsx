import { chakra } from '@chakra-ui/react';
import { Button } from '../components/button';
import { useTexts } from '../text/useTexts';

/** Replaces a part of a screen whose code could not be loaded. The rest of the screen stays. */
export function FailedComponent({ onRetry }: { readonly onRetry: () => void }) {
  const text = useTexts('error');
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" gap="3" padding="4">
      {text('something-went-wrong')}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {text('try-again')}
      </Button>
    </chakra.div>
  );
}
