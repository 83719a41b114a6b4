import { chakra } from '@chakra-ui/react';

const Stroke = chakra('path', { base: { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } });

/** The placeholder of the map: a drawing of fictional streets in the colours of the brand. */
export function DrawnMap() {
  return (
    <chakra.svg
      viewBox="0 0 800 500"
      width="full"
      height="full"
      position="absolute"
      inset="0"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <chakra.rect width="800" height="500" fill="bg.sunken" />
      <chakra.path d="M0 392C130 340 210 430 372 408s214-96 428-72v164H0Z" fill="accent.subtle" />
      <chakra.path d="M560 40h150v110H560zM70 60h120v84H70z" fill="line.subtle" />
      <Stroke
        stroke="bg.surface"
        strokeWidth="10"
        d="M0 96h800M0 200h800M0 304h520M104 0v392M232 0v410M360 0v406M488 0v372M616 0v340M732 0v330M232 200l128 104M488 96l128 104"
      />
      <Stroke stroke="line.strong" strokeWidth="20" d="M-20 330C160 240 300 290 430 210S640 90 820 70" />
      <Stroke stroke="bg.surface" strokeWidth="15" d="M-20 330C160 240 300 290 430 210S640 90 820 70" />
      <Stroke
        stroke="accent.solid"
        strokeWidth="4"
        strokeDasharray="18 12"
        d="M-20 330C160 240 300 290 400 228"
      />
    </chakra.svg>
  );
}
