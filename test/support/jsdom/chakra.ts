/**
 * Chakra for tests of screens, in place of its index. The index loads about a hundred components, which takes a second in
 * each test file. The client uses only these. `test/client/chakra.test.ts` fails if one is missing.
 */
import { createSystem as createChakraSystem } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';

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
  defineConfig,
  defineGlobalStyles,
  defineRecipe,
  defineSlotRecipe,
} from '@chakra-ui/react/styled-system';

/**
 * Keeps the function of each recipe. Chakra makes it again, with the styles of all variants, whenever an element without a recipe of its
 * theme is rendered: a tenth of the time of these tests.
 */
export function createSystem(...configs: Parameters<typeof createChakraSystem>): SystemContext {
  const system = createChakraSystem(...configs);
  const known = new WeakMap<object, unknown>();
  const cva = (recipe: Parameters<typeof system.cva>[0]): unknown => {
    const made = known.get(recipe) ?? system.cva(recipe);
    known.set(recipe, made);
    return made;
  };
  return { ...system, cva: cva as typeof system.cva }; // the same function for the same recipe
}
