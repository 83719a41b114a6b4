import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { NotFound } from '../components/page/NotFound';
import { useTexts } from '../text/useTexts';

interface FailedScreenProps {
  readonly above?: ReactNode;
  /** Loads the missing code again. */
  readonly onRetry?: () => void;
}

/** Replaces a screen that failed. */
export function FailedScreen({ above, onRetry }: FailedScreenProps) {
  const text = useTexts('error');
  return (
    <NotFound above={above} title={text('sorry')} introduction={text('something-went-wrong')}>
      {onRetry ? <Button onClick={onRetry}>{text('try-again')}</Button> : null}
    </NotFound>
  );
}
