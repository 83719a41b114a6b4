import createCache from '@emotion/cache';
import type { EmotionCache, Options } from '@emotion/cache';

/**
 * The key of the site's styles. It differs from `css`, the key of the cache that Emotion itself creates: that one would take
 * the styles of a served page.
 */
const styleKey = 'ui';

/** How Emotion writes the styles. No browser that runs the site needs prefixes, which would be a third of a page's styles. */
export const styleOptions: Pick<Options, 'key' | 'stylisPlugins'> = { key: styleKey, stylisPlugins: [] };

/**
 * Emotion moves the styles that it hydrates to the end of the head. Each move makes the browser read a style sheet and lay out
 * the page again, so the served styles stay where they are.
 */
const head: Pick<Node, 'insertBefore'> = {
  insertBefore: (node, before) => (node.isConnected ? node : document.head.insertBefore(node, before)),
};

/**
 * The `data-emotion` attribute of the style element in which the server writes the styles of all classes.
 * Emotion looks for the space.
 */
export const classesName = `${styleKey} `;

const className = new RegExp(`\\.${styleKey}-(\\w+)`, 'g');

/**
 * The cache of the styles in a browser. It begins with those of the page that the server has rendered. Emotion expects a list
 * of the classes beside their styles; the styles themselves name them, so the page is shorter without that list.
 */
export function createStyleCache(): EmotionCache {
  const served = document.querySelector(`style[data-emotion='${classesName}']`)?.textContent ?? '';
  const cache = createCache({ ...styleOptions, container: head as Node }); // Emotion calls this one method
  for (const [, id = ''] of served.matchAll(className)) cache.inserted[id] = true;
  return cache;
}
