import { useEffect, useRef } from 'react';

/**
 * For what is done in several steps: where another begins, its first field has the focus, or what the selector finds.
 * @param step undefined before the first is known, which takes no focus, and while the next one is found out
 */
export const useStepFocus = <Container extends HTMLElement>(
  step: string | undefined,
  selector = 'input:not([readonly])',
) => {
  const container = useRef<Container>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === undefined) return;
    const before = shown.current;
    shown.current = step;
    if (before === undefined || before === step) return;
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [step, selector]);
  return container;
};
