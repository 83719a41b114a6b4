import type { PageContext } from '../pageContext';
import { link } from './blocks';
import type { PageBody } from './pageBlocks';

/** In the place of a page that there is not. */
export const notFoundPage = ({ text, path }: PageContext): PageBody => ({
  heading: text('error', 'not-found-title'),
  introduction: text('error', 'not-found-text'),
  blocks: [`<p>${link(path('home'), text('error', 'go-back'))}</p>`],
});

/** In the place of a page that is nothing without scripts. */
export const scriptedPage = ({ text }: PageContext, title: string): PageBody => ({
  heading: title,
  introduction: text('shared', 'needs-scripts'),
  blocks: [],
});
