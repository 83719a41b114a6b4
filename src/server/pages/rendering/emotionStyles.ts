import type { EmotionCache } from '@emotion/react';
import { classesName } from '../../../client/ui/theme/servedStyles';
import { fontsMedia } from '../../../model/site/pageElements';
import { element } from '../document/html';

/** A style must not end its element. */
const escapeStyle = (css: string): string => css.replaceAll('</', '<\\/');

/** Marks styles for Emotion's own cache: it does not move them. */
const served = { 'data-s': '' };

/** The page is readable in a local font, so the fonts load after the code. */
const fonts = { media: fontsMedia };

const isOfFontFiles = (css: string): boolean => css.startsWith('@font-face') && css.includes('url(');

/**
 * The styles that a page has used, as `style` elements that Emotion hydrates in the browser: one for each global style, in
 * their order, and one for all classes.
 */
export function emotionStyles({ inserted, registered, key }: EmotionCache): string {
  const styles = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css: escapeStyle(css) }] : [],
  );
  const isClass = ({ id }: { readonly id: string }): boolean => registered[`${key}-${id}`] !== undefined;
  const classes = styles.filter(isClass);
  return [
    ...styles
      .filter((style) => !isClass(style))
      .map(({ id, css }) =>
        element(
          'style',
          {
            'data-emotion': `${key}-global ${id}`,
            ...served,
            ...(isOfFontFiles(css) ? fonts : {}),
          },
          css,
        ),
      ),
    element('style', { 'data-emotion': classesName, ...served }, ...classes.map(({ css }) => css)),
  ].join('');
}
