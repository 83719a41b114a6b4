import type { Reader } from '../pageContext';
import { link } from './blocks';
import type { PlainPage } from './pageBlocks';

/** In the place of a page that there is not. */
export const notFoundPage = ({ text, path }: Reader): PlainPage => ({
  heading: text('error', 'not-found-title'),
  introduction: text('error', 'not-found-text'),
  blocks: [`<p>${link(path('home'), text('error', 'go-back'))}</p>`],
});

/** In the place of a page that is nothing without scripts. */
export const scriptedPage = ({ text }: Reader, title: string): PlainPage => ({
  heading: title,
  introduction: text('shared', 'needs-scripts'),
  blocks: [],
});
