import { chakra } from '@chakra-ui/react';

/** The bar is in the colours of the brand: browsers draw their own in green or blue. Without a value it is striped. */
const progressStyles = {
  appearance: 'none',
  border: 'none',
  borderRadius: 'sm',
  overflow: 'hidden',
  bg: 'line.subtle',
  '&::-webkit-progress-bar': { bg: 'transparent' },
  '&::-webkit-progress-value': { bg: 'accent.solid' },
  '&::-moz-progress-bar': { bg: 'accent.solid' },
  '&:indeterminate': {
    backgroundImage:
      'repeating-linear-gradient(135deg, {colors.accent.solid} 0 10px, {colors.line.subtle} 10px 20px)',
  },
  '&:indeterminate::-moz-progress-bar': { bg: 'transparent' },
  '@media (forced-colors: active)': { appearance: 'auto' }, // the chosen colours would hide it
} as const;

interface ProgressBarProps {
  readonly label: string;
  /** Null while the size is unknown. */
  readonly percent: number | null;
}

/** The progress of an upload. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <chakra.progress
      aria-label={label}
      max={100}
      {...(percent === null ? {} : { value: percent })}
      width="full"
      height="2.5"
      css={progressStyles}
    />
  );
}
