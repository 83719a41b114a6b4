import { chakra } from '@chakra-ui/react';

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy="118" r="15" fill="var(--site-colors-inverse-bg)" />
    <circle cx={x} cy="118" r="5" />
  </>
);

/** A tanker drawn with a few lines in the colours of the brand. It is decorative. */
export function TankerDrawing() {
  return (
    <chakra.svg
      viewBox="0 0 400 136"
      aria-hidden="true"
      width="full"
      hideBelow="md"
      fill="none"
      stroke="inverse.muted"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M8 134H392" strokeDasharray="26 14" opacity="0.5" />
      <path d="M30 30H236q22 0 22 30t-22 30H30Q8 90 8 60T30 30Z" />
      <path d="M84 30V90M136 30V90M188 30V90" opacity="0.6" />
      <path d="M56 30v-9h18v9M108 30v-9h18v9M160 30v-9h18v9M212 30v-9h18v9" />
      <chakra.path d="M14 72H252" stroke="inverse.accent" strokeWidth="6" strokeDasharray="24 10" />
      <path d="M20 102H290M258 70h22v32" />
      <path d="M290 112V30h46q8 0 12 8l16 34q20 4 24 14v26h-12" />
      <path d="M306 44h28l14 28h-42z" />
      <path d="M344 112H309" />
      <Wheel x={62} />
      <Wheel x={98} />
      <Wheel x={292} />
      <Wheel x={360} />
    </chakra.svg>
  );
}
