import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says above a form why it was refused. */
export const Banner = ({ children }: { children: ReactNode }) => (
  <chakra.div
    role="alert"
    display="flex"
    gap="3"
    alignItems="flex-start"
    paddingBlock="3"
    paddingInline="4"
    bg="danger.subtle"
    color="danger.strong"
    borderInlineStartWidth="6px"
    borderInlineStartStyle="solid"
    borderInlineStartColor="danger.solid"
    fontWeight="medium"
    animation="rise 180ms"
  >
    <TriangleAlert aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
    <chakra.p overflowWrap="anywhere">{children}</chakra.p>
  </chakra.div>
);
