import { ChakraProvider } from '@chakra-ui/react';
import type { SystemContext } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { fontFaces } from './fonts';
import { reducedMotion } from './globalCss';

/** Provides the theme of a brand (from `createBrandSystem`) and its fonts. */
export function SiteThemeProvider({ system, children }: { system: SystemContext; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces + reducedMotion} />
      {children}
    </ChakraProvider>
  );
}
