import { ChakraProvider } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fallbackFaces } from './fonts';
import { reducedMotion, resetCss } from './globalCss';

/** Provides the theme of a brand (from `createBrandSystem`). */
export function SiteThemeProvider({ system, children }: { system: SystemContext; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Global styles={resetCss + reducedMotion + fallbackFaces} />
      {children}
    </ChakraProvider>
  );
}
