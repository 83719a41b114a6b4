import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Row } from '../../../model/schema/entities';
import { initialsOf } from '../../../model/site/screens/fullName';

/** A person's initials on the brand's dark colour, over a piece of the tape along a tanker. */
const Monogram = ({ initials }: { initials: string }) => (
  <chakra.div
    data-inverse=""
    width="full"
    height="full"
    display="grid"
    placeContent="center"
    justifyItems="center"
    bg="inverse.bg"
    color="inverse.fg"
    containerType="inline-size"
    aria-hidden="true"
  >
    <chakra.span
      fontFamily="heading"
      fontWeight="heavy"
      fontSize="36cqw"
      lineHeight="1"
      letterSpacing="0.02em"
    >
      {initials}
    </chakra.span>
    <chakra.span marginTop="5cqw" width="44cqw" height="3cqw" bg="inverse.accent" />
  </chakra.div>
);

/** The initials that replace a missing portrait; undefined for an employee without a name. */
export function monogramOf(employee: Row<'employee'>): ReactNode {
  const initials = initialsOf(employee);
  return initials === '' ? undefined : <Monogram initials={initials} />;
}
