import { chakra } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { Banner } from '../../controls/Banner';

interface StepFormProps {
  /** The message of the last failure. */
  readonly failure: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** The form of one step. */
export function StepForm({ failure, onSubmit, children }: StepFormProps) {
  return (
    <chakra.form noValidate display="grid" gap="5" maxWidth="30rem" onSubmit={onSubmit}>
      {failure === null ? null : <Banner>{failure}</Banner>}
      {children}
    </chakra.form>
  );
}

/** The title of a step. It gets the focus when the step replaces another. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.h2 fontSize="xl" tabIndex={-1} data-step="" maxWidth="prose">
      {children}
    </chakra.h2>
  );
}
