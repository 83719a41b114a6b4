import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonRow } from '../ButtonRow';
import { BrandStripe } from '../BrandStripe';

interface CallToActionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  readonly title: string;
  readonly text: string;
  /** Buttons and links. */
  readonly children: ReactNode;
}

/** The dark band at the end of a page, with buttons for the next step. */
export function CallToAction({ title, text, children, ...props }: CallToActionProps) {
  return (
    <chakra.section
      className="not-printed"
      data-inverse=""
      bg="inverse.bg"
      color="inverse.fg"
      borderRadius="md"
      overflow="hidden"
      outline="2px solid transparent" // the frame with forced colours
      {...props}
    >
      <BrandStripe />
      <chakra.div
        padding={{ base: '5', md: '8' }}
        display="grid"
        gap="5"
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
      >
        <div>
          <chakra.h2 fontSize="2xl">{title}</chakra.h2>
          <chakra.p marginTop="2" maxWidth="prose" color="inverse.muted">
            {text}
          </chakra.p>
        </div>
        <ButtonRow>{children}</ButtonRow>
      </chakra.div>
    </chakra.section>
  );
}
