import { useEffect, useRef } from 'react';

/**
 * Focuses the first field of each next step of a process, or the first element that matches the selector. The first step
 * does not take the focus.
 * @param step undefined while the first or the next step is not known yet
 */
export function useStepFocus<Container extends HTMLElement>(
  step: string | undefined,
  selector = 'input:not([readonly])',
) {
  const container = useRef<Container>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (step === undefined) return;
    const previous = lastStep.current;
    lastStep.current = step;
    if (previous === undefined || previous === step) return;
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [step, selector]);
  return container;
}
