/**
 * Chakra for tests of screens, in place of its index. The index loads about a hundred components, which takes a second in
 * each test file. The client uses only these. `test/client/chakra.test.ts` fails if one is missing.
 */
export { createListCollection } from '@chakra-ui/react/collection';
export { Combobox } from '@chakra-ui/react/combobox';
export { Dialog } from '@chakra-ui/react/dialog';
export { Portal } from '@chakra-ui/react/portal';
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { Tabs } from '@chakra-ui/react/tabs';
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
