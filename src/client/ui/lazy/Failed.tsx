import type { ReactNode } from 'react';
import { Button } from '../components/button';
import { NotFound } from '../components/NotFound';
import { useTexts } from '../text/useTexts';

interface FailedProps {
  readonly above?: ReactNode;
  /** Asks again for what did not come. */
  readonly onRetry?: () => void;
}

/** What is shown in the place of a screen that failed. */
export const Failed = ({ above, onRetry }: FailedProps) => {
  const text = useTexts('error');
  return (
    <NotFound above={above} title={text('sorry')} introduction={text('something-went-wrong')}>
      {onRetry ? <Button onClick={onRetry}>{text('try-again')}</Button> : null}
    </NotFound>
  );
};
