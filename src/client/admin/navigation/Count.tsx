import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { warningColors } from '../controls/warningColors';

/** The numbers at the end of a link. */
export const Counts = chakra('span', {
  base: { flexShrink: '0', display: 'flex', alignItems: 'center', gap: '1.5' },
});

const Frame = chakra('span', {
  base: { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  variants: {
    tone: {
      quiet: {},
      new: {
        paddingInline: '2',
        bg: 'primary.bg',
        color: 'primary.fg',
        fontWeight: 'bold',
        borderRadius: 'full',
      },
      attention: { paddingInline: '2', ...warningColors, fontWeight: 'bold', borderRadius: 'full' },
      failed: {
        paddingInline: '2',
        bg: 'danger.solid',
        color: 'fg.onAccent',
        fontWeight: 'bold',
        borderRadius: 'full',
      },
    },
  },
});

interface CountProps {
  readonly tone?: 'quiet' | 'new' | 'attention' | 'failed';
  /** The meaning of the number, as a tooltip and for screen readers. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A number, or a word, at the end of a link of the navigation. */
export function Count({ tone = 'quiet', label, children }: CountProps) {
  return label === undefined ? (
    <Frame tone={tone}>{children}</Frame>
  ) : (
    <Frame tone={tone} title={label}>
      <span aria-hidden="true">{children}</span>
      <chakra.span srOnly>{label}</chakra.span>
    </Frame>
  );
}
