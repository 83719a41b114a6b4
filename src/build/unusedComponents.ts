import type { Compiler } from 'webpack';

const pluginName = 'UnusedComponents';

const router = /[\\/]node_modules[\\/]react-router[\\/]/;

/** Names for React's developer tools, and calls that create components, as react-router writes them outside its functions. */
const displayName = /^\w+\.displayName = "\w*";$/gm;
const componentCall = /(?<= = )(?=\w+\.(?:forwardRef|createContext|memo)\()/g;

/** The same, however they are written. Code inside a function is indented. */
const anyDisplayName = /^\S.*\.displayName\b.*/m;
const anyUnmarkedCall =
  /^(?!function )\S.*?(?<!\/\* @__PURE__ \*\/ \w+\.)\b(?:forwardRef|createContext|memo)\(.*/m;

/**
 * Removes the names for React's developer tools, and marks calls that create components as free of side effects.
 * @throws Error if one of them is written in another way: webpack would keep the components without a word
 */
export function markCallsPure(code: string, file: string): string {
  const pure = code.replace(displayName, '').replace(componentCall, '/* @__PURE__ */ ');
  const [missed] = anyDisplayName.exec(pure) ?? anyUnmarkedCall.exec(pure) ?? [];
  if (missed !== undefined)
    throw new Error(`src/build/unusedComponents.ts does not recognize "${missed.slice(0, 100)}" in ${file}.`);
  return pure;
}

/**
 * Leaves the components of react-router out that nothing uses. Webpack keeps them otherwise: it cannot know that naming a
 * component changes nothing else.
 */
export class UnusedComponentsPlugin {
  apply(compiler: Compiler): void {
    const { NormalModule } = compiler.webpack;
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      NormalModule.getCompilationHooks(compilation).processResult.tap(pluginName, (result, module) => {
        const { resource } = module;
        if (!router.test(resource)) return result;
        const [code, ...rest] = result;
        return [markCallsPure(String(code), resource), ...rest];
      });
    });
  }
}
