import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/**
 * The key of the site's styles. It differs from `css`, the key of the cache that Emotion itself creates: that one would take
 * the styles of a served page.
 */
export const styleKey = 'ui';

/**
 * Emotion moves the styles that it takes over to the end of the head. Each move makes the browser read a style sheet and lay
 * out the page again, so the served styles stay where they are.
 */
const head: Pick<Node, 'insertBefore'> = {
  insertBefore: (node, before) => (node.isConnected ? node : document.head.insertBefore(node, before)),
};

/** The cache of the styles in a browser. It takes over those of the page that the server has rendered. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: styleKey, container: head as Node }); // Emotion calls this one method
}
