import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAutoFocus } from './inputs/useAutoFocus';

interface BannerProps {
  readonly children: ReactNode;
  /** Whether it takes the focus, since it may appear outside the visible part of what scrolls. */
  readonly takesFocus?: boolean;
}

/** Shows above a form why it was not saved or sent. */
export function Banner({ children, takesFocus = false }: BannerProps) {
  return (
    <chakra.div
      ref={useAutoFocus<HTMLDivElement>(takesFocus)}
      role="alert"
      tabIndex={takesFocus ? -1 : undefined}
      scrollMarginBlock="4"
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
      animation="fade 180ms" // it does not move, since it is scrolled into view when it appears
    >
      <TriangleAlert aria-hidden="true" size={22} style={{ flexShrink: 0, marginTop: 2 }} />
      <chakra.p overflowWrap="anywhere">{children}</chakra.p>
    </chakra.div>
  );
}
