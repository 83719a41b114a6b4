/**
 * Chakra for tests of screens, in the place of its index. The index loads a hundred components, which takes a second in each
 * test file; the client uses these few. `test/client/chakra.test.ts` says so where one is missing.
 */
export { Dialog } from '@chakra-ui/react/dialog';
export { Portal } from '@chakra-ui/react/portal';
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { QrCode } from '@chakra-ui/react/qr-code';
export {
  chakra,
  ChakraProvider,
  createSystem,
  defineConfig,
  defineGlobalStyles,
  defineRecipe,
  defineSlotRecipe,
} from '@chakra-ui/react/styled-system';
